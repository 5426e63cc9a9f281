// Which page is shown: the path of the address, without reloading. As plain files on any web host
// (see address.ts) the path stands behind a "#".

import { isStatic } from "./address";

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; code: string }
  | { page: "local"; code: string }
  | { page: "records" }
  | { page: "help"; game: string }
  | { page: "replay"; code: string }
  | { page: "companion"; game: string }
  | { page: "learn"; game: string }
  | { page: "credits" }
  | { page: "lost" };

export function parse(path: string): Route {
  const [first = "", second = "", ...rest] = path.split("/").filter(Boolean);
  if (rest.length > 0) return { page: "lost" };
  if (first === "") return { page: "home" };
  if (first === "new" && second) return { page: "new", game: second };
  // Codes are capitals and digits; who types one may be in a hurry.
  if (first === "table" && second) return { page: "table", code: second.toUpperCase() };
  if (first === "local" && second) return { page: "local", code: second };
  if (first === "records" && !second) return { page: "records" };
  if (first === "help" && second) return { page: "help", game: second };
  if (first === "replay" && second) return { page: "replay", code: second };
  if (first === "companion" && second) return { page: "companion", game: second };
  if (first === "learn" && second) return { page: "learn", game: second };
  if (first === "credits" && !second) return { page: "credits" };
  return { page: "lost" };
}

let current = $state.raw<Route>({ page: "home" });

export function route(): Route {
  return current;
}

export function go(path: string): void {
  history.pushState(null, "", isStatic() ? `#${path}` : path);
  follow();
  scrollTo(0, 0);
}

/** Takes up the address; a "#" that names a place within the page does not change the page. */
function follow(): void {
  if (!isStatic()) current = parse(location.pathname);
  else if (/^(#\/|$)/.test(location.hash)) current = parse(/[^?#]*/.exec(location.hash.slice(1))![0]);
}

/** Lets a link within the house lead to the right place when the house is plain files. */
function adjust(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest("a[href^='/']") : null;
  link?.setAttribute("href", `#${link.getAttribute("href")}`);
}

/** Follows the browser's own buttons and turns plain links into moves within the page. */
export function startRouter(): void {
  follow();
  addEventListener("popstate", follow);
  if (isStatic()) {
    addEventListener("hashchange", () => scrollTo(0, 0));
    for (const kind of ["pointerover", "pointerdown", "focusin", "click"]) {
      document.addEventListener(kind, adjust, { capture: true });
    }
    return;
  }
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.origin !== location.origin) return;
    if (link.hasAttribute("download") || link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}
