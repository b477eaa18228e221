import { fillTo44 } from './mrz-grid.ts';
import type { MrzLineReading } from './read-mrz-line.ts';
import { mrzChecksOf, countChecks, indianNumber, type MrzChecks } from './mrz-checks.ts';
import { alphabet, digits, type CharacterSlot } from './character-slots.ts';
import { chooseLine, textOfCharacters, type ChosenCharacter } from './choose-line.ts';

export interface SecondLine {
  readonly text: string;
  readonly chosen: readonly ChosenCharacter[];
  readonly slots: readonly CharacterSlot[];
  readonly checks: MrzChecks;
  readonly count: number; // check digits that are right, of five
  readonly swapped: boolean; // one character was replaced to make them right
  readonly from: MrzLineReading;
}

// A reader may see noise before the first character or miss the first one: the check digits decide.
export function secondLine(from: MrzLineReading): SecondLine {
  const { slots } = from.grid;
  const shifts = [slots, slots.slice(1), [undefined, ...slots]];
  let best: SecondLine | undefined;
  for (const each of shifts) {
    const line = judged(fillTo44(each, 2), from);
    if (!best || line.count > best.count) best = line;
    if (best.count === 5) break;
  }
  return best!.count < 5 && best!.count >= 2 ? mended(best!) : best!;
}

function judged(slots: readonly CharacterSlot[], from: MrzLineReading): SecondLine {
  let chosen = chooseLine(slots, 2);
  const country = textOfCharacters(chosen.slice(10, 13));
  if (country === 'IND') chosen = indianNumber(slots, chosen);
  return made(slots, chosen, from, false);
}

function made(
  slots: readonly CharacterSlot[],
  chosen: readonly ChosenCharacter[],
  from: MrzLineReading,
  swapped: boolean,
): SecondLine {
  const text = textOfCharacters(chosen);
  const checks = mrzChecksOf(text);
  return { text, chosen, slots, checks, count: countChecks(checks), swapped, from };
}

// One character replaced by another the reader considered, if that makes all five right.
function mended(line: SecondLine): SecondLine {
  let best: { line: SecondLine; chance: number } | undefined;
  for (let i = 0; i < 44; i++) {
    if (i >= 10 && i < 13) continue;
    const numeric = i === 9 || (i >= 13 && i !== 20 && i < 28) || i >= 42;
    for (let c = 0; c < alphabet.length; c++) {
      const chance = line.slots[i]!.chances[c]!;
      const character = alphabet[c]!;
      if (chance < 0.01 || character === line.chosen[i]!.character) continue;
      if (numeric && !digits.includes(character)) continue;
      const chosen = line.chosen.map((each, at) => (at === i ? { character, chance, repaired: true } : each));
      const next = made(line.slots, chosen, line.from, true);
      if (next.count === 5 && chance > (best?.chance ?? 0)) best = { line: next, chance };
    }
  }
  return best?.line ?? line;
}
