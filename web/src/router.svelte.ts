// Which page is shown: the path of the address, without reloading.

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; code: string }
  | { page: "help"; game: string }
  | { page: "credits" }
  | { page: "lost" };

export function parse(path: string): Route {
  const [first = "", second = "", ...rest] = path.split("/").filter(Boolean);
  if (rest.length > 0) return { page: "lost" };
  if (first === "") return { page: "home" };
  if (first === "new" && second) return { page: "new", game: second };
  if (first === "table" && second) return { page: "table", code: second };
  if (first === "help" && second) return { page: "help", game: second };
  if (first === "credits" && !second) return { page: "credits" };
  return { page: "lost" };
}

let current = $state.raw<Route>({ page: "home" });

export function route(): Route {
  return current;
}

export function go(path: string): void {
  history.pushState(null, "", path);
  current = parse(location.pathname);
  scrollTo(0, 0);
}

/** Follows the browser's own buttons and turns plain links into moves within the page. */
export function startRouter(): void {
  current = parse(location.pathname);
  addEventListener("popstate", () => (current = parse(location.pathname)));
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
