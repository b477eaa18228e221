import { alphabet, type CharacterSlot } from '../src/mrz/character-slots.ts';
import { mrzGridOf } from '../src/mrz/mrz-grid.ts';
import type { MrzLineReading } from '../src/mrz/read-mrz-line.ts';

// What a reader saw at one position: a character it is certain of, or several with their chances.
export type SeenCharacter = string | Readonly<Record<string, number>>;

export function slotOf(seen: SeenCharacter, place = 0): CharacterSlot {
  const chances = new Float64Array(alphabet.length);
  const entries = typeof seen === 'string' ? [[seen, 1] as const] : Object.entries(seen);
  for (const [character, chance] of entries) chances[alphabet.indexOf(character)] = chance;
  return { chances, best: chances.indexOf(Math.max(...chances)), place };
}

// A printed line of 44 characters; `doubts` replaces what was seen at some positions, `missed` leaves positions out.
export function slotsOf(
  text: string,
  doubts: Readonly<Record<number, SeenCharacter>> = {},
  missed: readonly number[] = [],
): CharacterSlot[] {
  return [...text].flatMap((character, at) =>
    missed.includes(at) ? [] : [slotOf(doubts[at] ?? character, (at + 0.5) / 44)],
  );
}

export function mrzLineOf(slots: readonly CharacterSlot[]): MrzLineReading {
  const line = { origin: [0, 0], angle: 0, length: 440, bend: [0, 0, 0], height: [20, 20], score: 1 } as const;
  return { line, grid: mrzGridOf(slots), seen: slots.length, sure: 1 };
}
