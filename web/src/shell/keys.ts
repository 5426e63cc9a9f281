/** Whether a key pressed anywhere is meant for the table: one neither types nor has a sheet open.

`except`: selectors of elements in which keys have a meaning of their own.
*/
export function forTable(event: KeyboardEvent, ...except: string[]): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (document.querySelector("dialog[open]")) return false;
  const others = ["input", "select", "textarea", ...except].join(", ");
  return !(event.target instanceof Element && event.target.closest(others));
}
