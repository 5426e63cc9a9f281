// How a table stands: asked once, as somebody who sits down and leaves again.

import type { TableInfo } from "../generated/wire";
import { Refused } from "../net/api";
import { browser, Connection } from "../net/connection";
import { language } from "../i18n/i18n.svelte";

export function nowAt(code: string, token: string | null): Promise<{ info: TableInfo; seat: number | null }> {
  return new Promise((resolve, reject) => {
    const nothing = () => {};
    const connection = new Connection(
      browser(),
      {
        line: nothing,
        events: nothing,
        ack: nothing,
        nak: nothing,
        standing: nothing,
        chat: nothing,
        ticket: nothing,
        invitation: nothing,
        lag: nothing,
        bye: (message) => reject(new Refused({ code: message.code })),
        welcome(message) {
          connection.stop();
          resolve({ info: message.table, seat: message.seat });
        },
      },
      { table: code, token, tokens: [], lang: language() },
    );
    connection.start();
  });
}
