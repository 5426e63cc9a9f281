// Choices about the page itself, kept in this browser.

import { isStatic } from "./address";

export type Theme = "auto" | "light" | "dark";

const THEME = "nestling.theme";
const NAME = "nestling.name";
const HERE = "nestling.here";

const stored = localStorage.getItem(THEME);
let here = $state(localStorage.getItem(HERE) !== null);
let theme = $state<Theme>(stored === "light" || stored === "dark" ? stored : "auto");

function apply(): void {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

apply();

export function currentTheme(): Theme {
  return theme;
}

export function chooseTheme(wish: Theme): void {
  theme = wish;
  if (wish === "auto") localStorage.removeItem(THEME);
  else localStorage.setItem(THEME, wish);
  apply();
}

export function myName(): string {
  return localStorage.getItem(NAME) ?? "";
}

export function rememberName(name: string): void {
  localStorage.setItem(NAME, name);
}

/** Whether games are to be played in this page, without a server. */
export function playsHere(): boolean {
  return isStatic() || here;
}

export function choosePlayHere(wish: boolean): void {
  here = wish;
  if (wish) localStorage.setItem(HERE, "1");
  else localStorage.removeItem(HERE);
}

export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
