// A socket's likeness over plain requests (server/polling.py), for where sockets are blocked.
//
// One request at a time waits for news; what is said goes in requests of its own, in order.

import type { Socket } from "./connection";

interface Told {
  session: string | null;
  from: number;
  messages: unknown[];
  close: number | null;
}

const LOST = 1006;

export function overRequests(ask: typeof fetch = fetch): Socket {
  let session: string | null = null;
  let heard = 0;
  let open = true;
  let saying: Promise<void> = Promise.resolve();
  const gone = new AbortController();

  async function post(path: string, body: string): Promise<Response> {
    const headers: Record<string, string> = { "Content-Type": "application/json" };
    if (session !== null) headers["Nestling-Session"] = session;
    const init = { method: "POST", headers, body, signal: gone.signal };
    const response = await ask(`/live/${path}`, init);
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return response;
  }

  function end(code: number): void {
    if (!open) return;
    open = false;
    gone.abort();
    socket.onclose?.({ code, reason: "" });
  }

  function tell(told: Told): void {
    for (const [i, message] of told.messages.entries()) {
      if (told.from + i < heard) continue;
      heard = told.from + i + 1;
      socket.onmessage?.({ data: JSON.stringify(message) });
    }
    if (told.close !== null) end(told.close);
  }

  /** The greeting opens the session; after that, listen for ever. */
  async function talk(hello: string): Promise<void> {
    const first = (await (await post("open", hello)).json()) as Told;
    session = first.session;
    tell(first);
    while (open) {
      tell((await (await post("hear", JSON.stringify({ from: heard }))).json()) as Told);
    }
  }

  const socket: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send(text) {
      if (session === null && text.includes('"hello"')) {
        talk(text).catch(() => end(LOST));
        return;
      }
      saying = saying
        .then(async () => {
          if (open) await post("say", text);
        })
        .catch(() => end(LOST));
    },
    close() {
      open = false;
      gone.abort();
    },
  };
  setTimeout(() => open && socket.onopen?.());
  return socket;
}
