import { describe, expect, test } from "vitest";
import { overRequests } from "./polling";

type Answer = { status?: number; body: unknown };

/** A server that answers in order and remembers what it was asked; then it never answers again. */
function server(answers: Answer[]) {
  const asked: { path: string; body: string; session: string | null }[] = [];
  const ask = ((path: string, init: RequestInit) => {
    const session = new Headers(init.headers).get("nestling-session");
    asked.push({ path, body: String(init.body), session });
    const answer = answers.shift();
    if (!answer) return new Promise<Response>(() => {});
    return Promise.resolve(
      new Response(JSON.stringify(answer.body), { status: answer.status ?? 200 }),
    );
  }) as typeof fetch;
  return { ask, asked };
}

const settled = () => new Promise((done) => setTimeout(done, 5));

function listen(ask: typeof fetch) {
  const socket = overRequests(ask);
  const heard: unknown[] = [];
  const codes: number[] = [];
  socket.onopen = () => socket.send('{"type":"hello"}');
  socket.onmessage = ({ data }) => heard.push(JSON.parse(String(data)));
  socket.onclose = ({ code }) => codes.push(code);
  return { socket, heard, codes };
}

describe("a connection over requests", () => {
  test("greets, hears in order, and says in the session's name", async () => {
    const { ask, asked } = server([
      { body: { session: "s", from: 0, messages: [{ n: 0 }], close: null } },
      { body: { session: null, from: 1, messages: [{ n: 1 }, { n: 2 }], close: null } },
    ]);
    const { socket, heard } = listen(ask);
    await settled();
    socket.send('{"type":"ping"}');
    await settled();
    expect(heard).toEqual([{ n: 0 }, { n: 1 }, { n: 2 }]);
    expect(asked.map(({ path, body, session }) => [path, body, session])).toEqual([
      ["/live/open", '{"type":"hello"}', null],
      ["/live/hear", '{"from":1}', "s"],
      ["/live/hear", '{"from":3}', "s"],
      ["/live/say", '{"type":"ping"}', "s"],
    ]);
  });

  test("fault F04: hears nothing twice if an answer comes again", async () => {
    const { ask } = server([
      { body: { session: "s", from: 0, messages: [{ n: 0 }], close: null } },
      { body: { session: null, from: 0, messages: [{ n: 0 }, { n: 1 }], close: null } },
    ]);
    const { heard } = listen(ask);
    await settled();
    expect(heard).toEqual([{ n: 0 }, { n: 1 }]);
  });

  test("ends with the server's code, or as a lost line", async () => {
    const told = { session: "s", from: 0, messages: [], close: 4404 };
    const { codes } = listen(server([{ body: told }]).ask);
    const lost = listen(server([{ status: 502, body: "" }]).ask).codes;
    await settled();
    expect(codes).toEqual([4404]);
    expect(lost).toEqual([1006]);
  });
});
