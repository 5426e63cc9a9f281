// The page without a network: a service worker (sw.ts) keeps all its files. A new version waits
// until a person asks for it, or until the server no longer understands this one.

import { address } from "./address";

const PATIENCE = 10_000; // ms for a new version to take over
const IDLE = 2_000; // ms after loading, so that what is to be seen comes first

let waiting = $state(false);

/** Whether a newer version of the page is here and waits to be asked for. */
export function hasNewVersion(): boolean {
  return waiting;
}

/** Keeps the page for times without a network, once it has loaded. */
export function keepForOffline(): void {
  const workers = import.meta.env.PROD ? navigator.serviceWorker : undefined;
  if (!workers) return;
  const start = () => {
    workers.register(address("/sw.js")).then(watch, (error: unknown) => console.warn(error));
  };
  if (document.readyState === "complete") setTimeout(start, IDLE);
  else addEventListener("load", () => setTimeout(start, IDLE), { once: true });
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = () => {
    // The very first one does not wait for anybody.
    waiting = registration.waiting !== null && navigator.serviceWorker.controller !== null;
    const fresh = registration.installing;
    if (fresh) fresh.onstatechange = look;
  };
  registration.onupdatefound = look;
  look();
}

/** Loads the page anew, in its newest version as far as that can be had. */
export async function renew(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration) {
    await registration.update().catch(() => {}); // without a network this version goes on
    const fresh = registration.installing ?? registration.waiting;
    if (fresh) await Promise.race([takeOver(fresh), new Promise((done) => setTimeout(done, PATIENCE))]);
  }
  location.reload();
}

function takeOver(fresh: ServiceWorker): Promise<void> {
  return new Promise((done) => {
    const look = () => {
      if (fresh.state === "installed") fresh.postMessage("take over");
      if (fresh.state === "activated" || fresh.state === "redundant") done();
    };
    fresh.addEventListener("statechange", look);
    look();
  });
}
