// The rules of the games in the page.

export { actionOf, codeOf, type NamedAction } from "./actions.ts";
export { decode, decodeEvent, encode, seatsOf } from "./decode.ts";
export { Engine, loadEngine, ONLOOKER, Refused, type Bytes } from "./engine.ts";
export { Foresight, type Foretold } from "./foresight.ts";
export { Search, type Move } from "./search.ts";
export type { GameSchema, Json, LayoutSchema, Settings } from "./schema.ts";
