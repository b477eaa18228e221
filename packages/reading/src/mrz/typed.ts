import { alphabet, digits, letters, type Slot } from './slots.ts';

// What may stand at a position, and what a reader takes it for when it stands among the wrong kind.
const likeness: Readonly<Record<string, string>> = {
  '0': 'OQD', '1': 'I', '2': 'Z', '3': 'B', '4': 'A', '5': 'S', '6': 'G', '7': 'T', '8': 'B', '9': 'G',
  O: '0', Q: '0', D: '0', I: '1', L: '1', Z: '2', A: '4', S: '5', G: '6', T: '7', B: '8', U: '0',
}; // prettier-ignore

export interface Chosen {
  readonly character: string;
  readonly chance: number;
  readonly repaired: boolean; // the reader itself preferred a character that may not stand here
}

export function choose(slot: Slot, allowed: string): Chosen {
  const seen = alphabet[slot.best]!;
  let character = '';
  let most = -1;
  for (const each of allowed) {
    const chance =
      slot.chances[alphabet.indexOf(each)]! + (likeness[seen]?.includes(each) ? slot.chances[slot.best]! * 0.5 : 0);
    if (chance > most) [character, most] = [each, chance];
  }
  return { character, chance: Math.min(1, most), repaired: character !== seen };
}

const alpha = `${letters}<`;
const sexes = 'MFX<';
const pattern1 = ['P', alpha, alpha, alpha, alpha, ...Array<string>(39).fill(alpha)];
const number = digits;
const pattern2 = [
  ...Array<string>(9).fill(alphabet), number,
  alpha, alpha, alpha,
  ...Array<string>(6).fill(number), number,
  sexes,
  ...Array<string>(6).fill(number), number,
  ...Array<string>(14).fill(alphabet), `${digits}<`, number,
]; // prettier-ignore

export type LineNo = 1 | 2;

export const chooseLine = (slots: readonly Slot[], line: LineNo): Chosen[] =>
  slots.map((slot, i) => choose(slot, (line === 1 ? pattern1 : pattern2)[i]!));

export const textOf = (chosen: readonly Chosen[]): string => chosen.map((each) => each.character).join('');
