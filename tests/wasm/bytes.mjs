// Bytes as the tests write them.

export function fromHex(text) {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function toHex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The 16-byte key of a small seed. */
export function keyOf(seed) {
  const key = new Uint8Array(16);
  new DataView(key.buffer).setUint32(0, seed, true);
  return key;
}
