// "Your turn": in the title of the page always, and as a notification or a sound when asked for.

import type { GameEvent } from "../generated/wire";
import { t } from "../i18n/i18n.svelte";
import { play, type Sound } from "./sound";

const NOTIFY = "nestling.notify";
const SOUND = "nestling.sound";

let notify = $state(localStorage.getItem(NOTIFY) === "yes");
let sound = $state(localStorage.getItem(SOUND) === "yes");

export function notifies(): boolean {
  return notify && "Notification" in window && Notification.permission === "granted";
}

export function sounds(): boolean {
  return sound;
}

/** Asks the browser for leave; false if it was not given. */
export async function chooseNotify(wish: boolean): Promise<boolean> {
  notify = wish && "Notification" in window && (await Notification.requestPermission()) === "granted";
  localStorage.setItem(NOTIFY, notify ? "yes" : "no");
  return notify;
}

export function chooseSound(wish: boolean): void {
  sound = wish;
  localStorage.setItem(SOUND, wish ? "yes" : "no");
  if (wish) play("turn");
}

/** Titles are plain text: the marks around what is put into a sentence would show as boxes. */
function title(): string {
  return t("attention-title", { name: t("app-name") }).replace(/[\u2066-\u2069]/g, "");
}

/** Tells of each new question, for as long as the component that calls this is shown. */
export function attend(asked: () => boolean, words: () => string): void {
  $effect(() => {
    document.title = asked() ? title() : t("app-name");
    return () => (document.title = t("app-name"));
  });
  let was = false;
  $effect(() => {
    const now = asked();
    if (now && !was) {
      if (sound) play("turn");
      if (document.hidden && notifies()) {
        const note = new Notification(title(), { body: words(), tag: "nestling" });
        note.onclick = () => {
          window.focus();
          note.close();
        };
      }
    }
    was = now;
  });
}

/** Lets what is being told be heard, if sounds were asked for: by kind of event. */
export function accompany(telling: () => GameEvent | null, sounds: { readonly [event: string]: Sound }): void {
  $effect(() => {
    const heard = sounds[telling()?.event ?? ""];
    if (sound && heard) play(heard);
  });
}
