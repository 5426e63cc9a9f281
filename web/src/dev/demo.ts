// A table without a server: /table/DEMO?at=40 shows the recorded game after 40 messages. Any
// action, right or wrong, leads on to the next moment at which something is asked.

import type { Socket, Surroundings } from "../net/connection";
import { browser } from "../net/connection";
import { messages, welcome } from "./recording";

export function demo(): Surroundings {
  const all = messages();
  const at = Math.min(Number(new URLSearchParams(location.search).get("at") ?? 0), all.length);
  return {
    ...browser(),
    open() {
      let next = at;
      const say = (message: object) => socket.onmessage?.({ data: JSON.stringify(message) });
      const socket: Socket = {
        onopen: null,
        onmessage: null,
        onclose: null,
        close() {},
        send(text) {
          const message = JSON.parse(text) as { type: string; id: string };
          if (message.type === "hello") {
            const now = at > 0 ? all[at - 1]! : welcome;
            const told = all.slice(0, at).flatMap((one) => one.events);
            say({ ...welcome, seq: now.seq, view: now.view, legal: now.legal, log: [...welcome.log, ...told] });
          }
          if (message.type === "cmd") {
            say({ type: "ack", id: message.id, seq: next + 1 });
            const step = () => {
              const one = all[next++];
              if (!one) return;
              say(one);
              if (one.legal.length === 0) setTimeout(step, 500);
            };
            step();
          }
        },
      };
      setTimeout(() => socket.onopen?.());
      return socket;
    },
  };
}
