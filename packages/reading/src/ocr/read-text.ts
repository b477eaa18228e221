import type { LineReader, RecognitionSteps } from './recognise-line.ts';

export interface TextReading {
  readonly text: string;
  readonly confidence: number; // the least sure of its letters and digits
  readonly mean: number;
  readonly spaceDoubt: number; // uncertainty of spaces: 0 if all are certain, 0.5 at worst
  readonly places: readonly number[]; // of each character, 0..1 along the line
}

const printable = new WeakMap<LineReader, Int32Array>();

// Latin letters, digits and punctuation; other scripts on Indian documents are not wanted as values.
const wanted = /^[\x20-\x7e\u00c0-\u017f’]$/;
function classesOf(reader: LineReader): Int32Array {
  const known = printable.get(reader);
  if (known) return known;
  const classes = reader.characters.flatMap((character, i) => (i > 0 && wanted.test(character) ? [i] : []));
  const made = Int32Array.from(classes);
  printable.set(reader, made);
  return made;
}

const isSign = (character: string | undefined) => character !== undefined && /[\p{L}\d]/u.test(character);

export function readText(reader: LineReader, { probabilities, steps, classes, used }: RecognitionSteps): TextReading {
  const allowed = classesOf(reader);
  let text = '';
  let last = 0;
  const sure: number[] = [];
  const places: number[] = [];
  const space = reader.characters.length - 1;
  let spaceDoubt = 0;
  let between = 0; // the greatest chance of a space since the last letter
  for (let s = 0; s < steps; s++) {
    const row = s * classes;
    let best = 0;
    let most = probabilities[row]!;
    for (const each of allowed) {
      const p = probabilities[row + each]!;
      if (p > most) [best, most] = [each, p];
    }
    between = Math.max(between, probabilities[row + space]!);
    if (best !== 0 && best !== last) {
      const character = reader.characters[best]!;
      if (best !== space) {
        // A space next to punctuation is not significant.
        if (isSign(text.trimEnd().at(-1)) && isSign(character))
          spaceDoubt = Math.max(spaceDoubt, Math.min(between, 1 - between));
        between = 0;
      }
      text += character;
      sure.push(most);
      places.push(Math.min(1, (s + 0.5) / steps / used));
    } else if (best !== 0) sure[sure.length - 1] = Math.max(sure.at(-1)!, most);
    last = best;
  }
  const mean = sure.length === 0 ? 0 : sure.reduce((a, b) => a + b, 0) / sure.length;
  const signs = [...text].flatMap((each, i) => (isSign(each) ? [i] : []));
  const trimmed = text.trim();
  const lead = text.length - text.trimStart().length;
  return {
    text: trimmed,
    confidence: Math.min(...signs.map((i) => sure[i]!), signs.length === 0 ? 0 : 1),
    mean,
    spaceDoubt,
    places: places.slice(lead, lead + trimmed.length),
  };
}
