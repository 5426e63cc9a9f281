// Where the page and its files are: behind a server of ours, or as plain files on any web host,
// perhaps in a folder of it. `nestling site` writes the mark into the page.

export function isStatic(): boolean {
  return document.querySelector("meta[name=nestling-static]") !== null;
}

/** The build of this page, as the server names it; empty in development. */
export function ownBuild(): string {
  return document.querySelector<HTMLMetaElement>("meta[name=nestling-build]")?.content ?? "";
}

/** The address of a file of the house ("/locale/en/common.ftl"). */
export function address(path: string): string {
  return isStatic() ? `.${path}` : path;
}
