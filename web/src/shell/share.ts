// Passing a link on: by the device's own way where there is one, else by copying it.

/** Whether the link lies ready to be pasted (false: it went by another way, or could not). */
export async function share(text: string, url: string): Promise<boolean> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share({ text, url });
      return false;
    } catch (error) {
      // Whoever closes the device's sheet wants neither.
      if (error instanceof DOMException && error.name === "AbortError") return false;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return false;
  }
}
