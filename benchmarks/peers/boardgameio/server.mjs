// A round of cards: in turn each of four seats lays one of its five cards face down; then all are
// shown, the highest scores and everybody draws. Hands, deck and laid cards are hidden by playerView.
import boardgame from "boardgame.io/dist/cjs/server.js";

const { FlatFile, Origins, Server } = boardgame;

const SEATS = 4;
const HAND = 5;
const CARDS = 54;

function shuffled(random) {
  return random.Shuffle(Array.from({ length: CARDS }, (_, card) => card));
}

const cards = {
  name: "cards",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true, // the log would hold every state
  setup: ({ random }) => {
    const deck = shuffled(random);
    const hands = Array.from({ length: SEATS }, () => deck.splice(0, HAND));
    return { deck, hands, laid: [null, null, null, null], shown: [], scores: [0, 0, 0, 0] };
  },
  playerView: ({ G, playerID }) => ({
    deck: G.deck.length,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
    laid: G.laid.map((card, seat) => (String(seat) === playerID ? card : card !== null)),
    shown: G.shown,
    scores: G.scores,
  }),
  moves: {
    lay: {
      redact: true,
      move: ({ G, playerID, random }, index) => {
        const seat = Number(playerID);
        [G.laid[seat]] = G.hands[seat].splice(index, 1);
        if (G.laid.includes(null)) return;
        const highest = Math.max(...G.laid);
        G.scores[G.laid.indexOf(highest)] += highest;
        G.shown = G.laid;
        G.laid = [null, null, null, null];
        if (G.deck.length < SEATS) {
          const held = new Set(G.hands.flat());
          G.deck = shuffled(random).filter((card) => !held.has(card));
        }
        for (const hand of G.hands) hand.push(G.deck.pop());
      },
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

const [port, folder] = process.argv.slice(2); // without a folder everything is in memory
const db = folder && new FlatFile({ dir: folder });
const server = Server({ games: [cards], origins: [Origins.LOCALHOST], db });
server.run({ port: Number(port) }, () => console.log("ready"));
