// The settings of a game from wishes for some of them, as Face.read_settings completes them.

import type { GameSchema, Json, Settings } from "../engine";

export type Wishes = { readonly [name: string]: Json };

/** All settings: what is wished for, and else what is usual for so many players. */
export function completeSettings(schema: GameSchema, wishes: Wishes): Settings {
  const players = Number(wishes.players);
  const usual = schema.usual[players];
  if (!usual) throw new RangeError(`${schema.game} is not for ${players}`);
  const settings: { [name: string]: Json } = { ...usual };
  for (const [name, value] of Object.entries(wishes)) {
    if (value === null) continue;
    if (name === "youngest" && !(name in usual)) {
      // Age rises clockwise from the youngest.
      settings.ages = Array.from({ length: players }, (_, seat) => (seat - Number(value) + players) % players);
    } else {
      settings[name] = value;
    }
  }
  if (!checkSettings(schema, settings)) throw new RangeError(`no settings of ${schema.game}`);
  return settings;
}

/** Whether these are complete settings, each of its kind and within the bounds of the engine. */
export function checkSettings(schema: GameSchema, settings: Settings): boolean {
  const players = Number(settings.players);
  const usual = schema.usual[players];
  const names = Object.keys(settings);
  if (!usual || names.length !== Object.keys(usual).length) return false;
  return schema.settings.fields.every((field) => {
    const value = settings[field.name];
    const isOne = (one: Json | undefined): boolean => {
      if (field.means === "flag") return typeof one === "boolean";
      if (field.means) return (schema.enums[field.means] ?? []).includes(String(one));
      return Number.isInteger(one) && Number(one) >= 0 && (Number(one) < players || field.name === "players");
    };
    if (!field.shape) return isOne(value);
    // By seat, each different; a name may be left to the lot.
    if (!Array.isArray(value) || value.length !== players) return false;
    const given = value.filter((one) => one !== null || !field.means);
    return given.every(isOne) && new Set(given).size === given.length;
  });
}
