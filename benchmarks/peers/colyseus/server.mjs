// A round of cards: in turn each of four seats lays one of its five cards face down; then all are
// shown, the highest scores and everybody draws. Each client's view holds its own cards alone.
import { createServer } from "node:http";
import { Room, Server } from "@colyseus/core";
import { StateView, schema, t } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";

const SEATS = 4;
const HAND = 5;
const CARDS = 54;

const Seat = schema(
  {
    hand: t.array("uint8").view(),
    held: t.uint8(),
    laid: t.boolean(),
    shown: t.int8(),
    score: t.uint32(),
  },
  "Seat",
);
const Table = schema({ seats: t.array(Seat), turn: t.uint8(), deck: t.uint8() }, "Table");

function shuffled(cards) {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  return cards;
}

class Cards extends Room {
  maxClients = SEATS;
  patchRate = null; // told at once, not twenty times a second
  maxMessagesPerSecond = Infinity;
  state = new Table();
  deck = shuffled(Array.from({ length: CARDS }, (_, card) => card));
  laid = Array(SEATS).fill(null);
  people = [];

  onCreate() {
    for (let i = 0; i < SEATS; i++) {
      const seat = new Seat();
      seat.hand.push(...this.deck.splice(0, HAND));
      seat.held = HAND;
      seat.laid = false;
      seat.shown = -1;
      seat.score = 0;
      this.state.seats.push(seat);
    }
    this.state.turn = 0;
    this.state.deck = this.deck.length;
    this.onMessage("lay", (client, index) => this.lay(client, index));
  }

  onJoin(client) {
    client.view = new StateView();
    client.view.add(this.state.seats[this.people.length]);
    this.people.push(client.sessionId);
    if (this.people.length === SEATS) this.broadcastPatch();
  }

  lay(client, index) {
    const { state, laid } = this;
    if (client.sessionId !== this.people[state.turn]) return;
    const own = state.seats[state.turn];
    if (!Number.isInteger(index) || index < 0 || index >= own.hand.length) return;
    [laid[state.turn]] = own.hand.splice(index, 1);
    own.held--;
    own.laid = true;
    state.turn = (state.turn + 1) % SEATS;
    if (!laid.includes(null)) this.show();
    this.broadcastPatch();
  }

  show() {
    const { state, laid } = this;
    const highest = Math.max(...laid);
    state.seats[laid.indexOf(highest)].score += highest;
    if (this.deck.length < SEATS) {
      const held = new Set([...state.seats].flatMap((seat) => [...seat.hand]));
      const rest = Array.from({ length: CARDS }, (_, card) => card);
      this.deck = shuffled(rest.filter((card) => !held.has(card)));
    }
    state.seats.forEach((seat, number) => {
      seat.shown = laid[number];
      seat.laid = false;
      seat.hand.push(this.deck.pop());
      seat.held++;
    });
    state.deck = this.deck.length;
    laid.fill(null);
  }
}

const transport = new WebSocketTransport({ server: createServer() });
const server = new Server({ transport, greet: false });
server.define("cards", Cards);
await server.listen(Number(process.argv[2]), "127.0.0.1");
console.log("ready");
