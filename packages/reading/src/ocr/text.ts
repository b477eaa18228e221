import type { Reader, Steps } from './recognise.ts';

export interface Read {
  readonly text: string;
  readonly confidence: number; // the least sure of its characters
  readonly mean: number;
  readonly places: readonly number[]; // of each character, 0..1 along the line
}

const printable = new WeakMap<Reader, Int32Array>();

// Latin letters, digits and marks; other scripts stand beside them on Indian papers and are not wanted as values.
function classesOf(reader: Reader): Int32Array {
  const known = printable.get(reader);
  if (known) return known;
  const classes = reader.characters.flatMap((character, i) => (i > 0 && /^[\x20-\x7e]$/.test(character) ? [i] : []));
  const made = Int32Array.from(classes);
  printable.set(reader, made);
  return made;
}

export function readText(reader: Reader, { probabilities, steps, classes, used }: Steps): Read {
  const allowed = classesOf(reader);
  let text = '';
  let last = 0;
  const sure: number[] = [];
  const places: number[] = [];
  for (let s = 0; s < steps; s++) {
    const row = s * classes;
    let best = 0;
    let most = probabilities[row]!;
    for (const each of allowed) {
      const p = probabilities[row + each]!;
      if (p > most) [best, most] = [each, p];
    }
    if (best !== 0 && best !== last) {
      text += reader.characters[best];
      sure.push(most);
      places.push(Math.min(1, (s + 0.5) / steps / used));
    } else if (best !== 0) sure[sure.length - 1] = Math.max(sure.at(-1)!, most);
    last = best;
  }
  const mean = sure.length === 0 ? 0 : sure.reduce((a, b) => a + b, 0) / sure.length;
  const trimmed = text.trim();
  const lead = text.length - text.trimStart().length;
  return {
    text: trimmed,
    confidence: sure.length === 0 ? 0 : Math.min(...sure),
    mean,
    places: places.slice(lead, lead + trimmed.length),
  };
}
