// A file for the person who sits here.

export function save(text: string, name: string): void {
  const link = document.createElement("a");
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
