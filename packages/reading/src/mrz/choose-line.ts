import { alphabet, digits, letters, type CharacterSlot } from './character-slots.ts';

// Characters that OCR confuses between letters and digits.
const likeness: Readonly<Record<string, string>> = {
  '0': 'OQD',
  '1': 'I',
  '2': 'Z',
  '3': 'B',
  '4': 'A',
  '5': 'S',
  '6': 'G',
  '7': 'T',
  '8': 'B',
  '9': 'G',
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  A: '4',
  S: '5',
  G: '6',
  T: '7',
  B: '8',
  U: '0',
};

export interface ChosenCharacter {
  readonly character: string;
  readonly chance: number;
  readonly repaired: boolean; // the reader preferred a character that is not allowed here
}

export function chooseCharacter(slot: CharacterSlot, allowed: string): ChosenCharacter {
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
  ...Array<string>(9).fill(alphabet),
  number,
  alpha,
  alpha,
  alpha,
  ...Array<string>(6).fill(number),
  number,
  sexes,
  ...Array<string>(6).fill(number),
  number,
  ...Array<string>(14).fill(alphabet),
  `${digits}<`,
  number,
];

export type LineNo = 1 | 2;

export const chooseLine = (slots: readonly CharacterSlot[], line: LineNo): ChosenCharacter[] =>
  slots.map((slot, i) => chooseCharacter(slot, (line === 1 ? pattern1 : pattern2)[i]!));

export const textOfCharacters = (chosen: readonly ChosenCharacter[]): string =>
  chosen.map((each) => each.character).join('');
