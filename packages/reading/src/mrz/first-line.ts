import { fillTo44 } from './mrz-grid.ts';
import type { MrzLineReading } from './read-mrz-line.ts';
import { endNames } from './mrz-checks.ts';
import type { CharacterSlot } from './character-slots.ts';
import { isIssuer } from './issuers.ts';
import { chooseLine, textOfCharacters, type ChosenCharacter } from './choose-line.ts';

export interface FirstLine {
  readonly text: string;
  readonly chosen: readonly ChosenCharacter[];
  readonly slots: readonly CharacterSlot[];
  readonly sure: number; // the least sure of its characters up to the end of the names
  readonly isPlausible: boolean;
  readonly from: MrzLineReading;
}

export function firstLine(from: MrzLineReading): FirstLine {
  const { slots } = from.grid;
  const shifts = [slots, slots.slice(1), [undefined, ...slots]];
  let best: FirstLine | undefined;
  for (const each of shifts) {
    const line = judged(fillTo44(each, 1), from);
    if (!best || (line.isPlausible && !best.isPlausible)) best = line;
    if (best.isPlausible) break;
  }
  return best!;
}

function judged(slots: readonly CharacterSlot[], from: MrzLineReading): FirstLine {
  const raw = chooseLine(slots, 1);
  const chosen = endNames(raw);
  const text = textOfCharacters(chosen);
  const end = text.replace(/<+$/, '').length;
  const counted = chosen.slice(0, Math.min(44, end + 2));
  const isPlausible = raw[0]!.chance > 0.3 && isIssuer(text.slice(2, 5)) && end > 6;
  return { text, chosen, slots, sure: Math.min(...counted.map((each) => each.chance)), isPlausible, from };
}
