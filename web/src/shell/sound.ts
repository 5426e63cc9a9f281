// A few small sounds, made on the spot: no files, and no audio before somebody asks for it.

export type Sound = "turn" | "card" | "melt" | "step" | "out";

/** Notes as [frequency in Hz, start in s, length in s]. */
const NOTES: Record<Sound, readonly (readonly [number, number, number])[]> = {
  turn: [
    [587, 0, 0.12],
    [784, 0.12, 0.2],
  ],
  card: [[220, 0, 0.05]],
  melt: [
    [520, 0, 0.1],
    [390, 0.08, 0.14],
    [260, 0.18, 0.2],
  ],
  step: [[330, 0, 0.06]],
  out: [
    [294, 0, 0.2],
    [220, 0.2, 0.35],
  ],
};
const LOUDNESS = 0.08;

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [frequency, start, length] of NOTES[sound]) {
    const [note, volume] = [context.createOscillator(), context.createGain()];
    note.type = "triangle";
    note.frequency.value = frequency;
    volume.gain.setValueAtTime(LOUDNESS, now + start);
    volume.gain.exponentialRampToValueAtTime(0.001, now + start + length);
    note.connect(volume).connect(context.destination);
    note.start(now + start);
    note.stop(now + start + length);
  }
}
