// The service worker: keeps every file of one version of the page, and answers from them, so that
// the page starts without a network and never mixes two versions. It is a script of its own;
// whoever serves it puts `self.NESTLING` before it (server/offline.py).

interface Version {
  /** changes with any of the files */
  name: string;
  /** addresses, the page itself first */
  files: string[];
}

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Extendable {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

interface Scope {
  NESTLING: Version;
  location: Location;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  onmessage: (event: MessageEvent) => void;
  oninstall: (event: Extendable) => void;
  onactivate: (event: Extendable) => void;
  onfetch: (event: Fetching) => void;
}

const scope = self as unknown as Scope;
const { name: version, files } = scope.NESTLING;
const base = new URL("./", scope.location.href);
const addresses = files.map((file) => new URL(file, base).href);
const KEPT = 2; // versions: windows of the last one may still need its files

scope.oninstall = (event) => {
  event.waitUntil(
    caches.open(version).then((cache) =>
      cache.addAll(
        // Files in assets/ never change; of the others the browser must not give an older one.
        addresses.map((file) => new Request(file, { cache: file.includes("/assets/") ? "default" : "reload" })),
      ),
    ),
  );
};

scope.onactivate = (event) => {
  event.waitUntil(
    caches.keys().then(async (names) => {
      const ours = names.filter((one) => one.startsWith("nestling-") && one !== version);
      await Promise.all(ours.slice(0, -(KEPT - 1)).map((old) => caches.delete(old)));
      await scope.clients.claim();
    }),
  );
};

scope.onmessage = ({ data }) => {
  if (data === "take over") void scope.skipWaiting();
};

scope.onfetch = (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== base.origin) return;
  const inside = url.pathname.slice(base.pathname.length);
  if (request.mode === "navigate") {
    // Every path of the house is the one page; what has an ending is a file, api/ the server's.
    if (inside.startsWith("api/") || /\.\w+$/.test(inside)) return;
    event.respondWith(answer(addresses[0]!, request));
  } else if (addresses.includes(url.href) || inside.startsWith("assets/")) {
    event.respondWith(answer(url.href, request));
  }
};

async function answer(file: string, request: Request): Promise<Response> {
  const kept = await caches.open(version).then((cache) => cache.match(file));
  return kept ?? (await caches.match(file)) ?? fetch(request);
}
