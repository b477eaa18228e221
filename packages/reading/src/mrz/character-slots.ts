import type { LineReader, RecognitionSteps } from '../ocr/recognise-line.ts';

export const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
export const digits = '0123456789';
export const alphabet = `${letters}${digits}<`;

// One printed character: the probability of each letter of the alphabet, and its position on the line (0..1).
export interface CharacterSlot {
  readonly chances: Float64Array;
  readonly best: number;
  readonly place: number;
  readonly isHole?: true; // nothing was seen here; the filler is assumed
}

const classes = new WeakMap<LineReader, Int32Array>();

function classesOf(reader: LineReader): Int32Array {
  const known = classes.get(reader);
  if (known) return known;
  const made = Int32Array.from(alphabet, (each) => reader.characters.indexOf(each));
  classes.set(reader, made);
  return made;
}

// Greedy CTC over the alphabet alone; neighbouring steps of one character make one slot.
export function characterSlotsOf(
  reader: LineReader,
  { probabilities, steps, classes: width, used }: RecognitionSteps,
): CharacterSlot[] {
  const wanted = classesOf(reader);
  const slots: CharacterSlot[] = [];
  let open: { chances: Float64Array; best: number; weight: number; moment: number } | undefined;
  const close = () => {
    if (!open) return;
    const sum = open.chances.reduce((a, b) => a + b, 0);
    slots.push({
      chances: open.chances.map((each) => each / sum),
      best: open.best,
      place: Math.min(1, open.moment / open.weight / steps / used),
    });
    open = undefined;
  };
  for (let s = 0; s < steps; s++) {
    const row = s * width;
    const blank = probabilities[row]!;
    let best = -1;
    let most = 0;
    for (let i = 0; i < wanted.length; i++) {
      const p = probabilities[row + wanted[i]!]!;
      if (p > most) [best, most] = [i, p];
    }
    // If a character outside the alphabet is likelier than both, the best one of the alphabet still counts.
    if (best < 0 || most < 0.02 || blank > most) {
      close();
      continue;
    }
    if (open && open.best !== best) close();
    open ??= { chances: new Float64Array(alphabet.length), best, weight: 0, moment: 0 };
    for (let i = 0; i < wanted.length; i++) open.chances[i]! += probabilities[row + wanted[i]!]!;
    open.weight += most;
    open.moment += most * (s + 0.5);
  }
  close();
  return slots;
}
