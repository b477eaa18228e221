import { fillTo44 } from './grid.ts';
import type { SeenLine } from './read-line.ts';
import { endNames } from './repair.ts';
import type { Slot } from './slots.ts';
import { isIssuer } from './issuers.ts';
import { chooseLine, textOf, type Chosen } from './typed.ts';

export interface FirstLine {
  readonly text: string;
  readonly chosen: readonly Chosen[];
  readonly slots: readonly Slot[];
  readonly sure: number; // the least sure of its characters up to the end of the names
  readonly isPlausible: boolean;
  readonly from: SeenLine;
}

export function firstLine(from: SeenLine): FirstLine {
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

function judged(slots: readonly Slot[], from: SeenLine): FirstLine {
  const raw = chooseLine(slots, 1);
  const chosen = endNames(raw);
  const text = textOf(chosen);
  const end = text.replace(/<+$/, '').length;
  const counted = chosen.slice(0, Math.min(44, end + 2));
  const isPlausible = raw[0]!.chance > 0.3 && isIssuer(text.slice(2, 5)) && end > 6;
  return { text, chosen, slots, sure: Math.min(...counted.map((each) => each.chance)), isPlausible, from };
}
