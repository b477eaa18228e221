import { stretch, type Line } from '../image/line.ts';
import type { Raster } from '../image/raster.ts';
import { recognise, type Reader } from '../ocr/recognise.ts';
import { alphabet, slotsOf, type Slot } from './slots.ts';

interface LineRead {
  readonly slots: readonly Slot[];
  readonly from: { readonly line: Line };
}

// The strip of a line between two printed positions, half a character of paper around it.
export function segment({ slots, from: { line } }: LineRead, from: number, to: number): Line {
  const real = slots.flatMap((slot, i) => (slot.isHole ? [] : [[i, slot.place] as const]));
  const first = real.at(0) ?? ([0, 0] as const);
  const last = real.at(-1) ?? ([43, 1] as const);
  const pitch = (last[1] - first[1]) / Math.max(1, last[0] - first[0]);
  const placeOf = (i: number) => {
    const known = slots[i]!;
    return known.isHole ? first[1] + (i - first[0]) * pitch : known.place;
  };
  const start = placeOf(from) - pitch * 0.75;
  const end = placeOf(to - 1) + pitch * 0.75;
  return stretch(line, start * line.length, end * line.length);
}

// What another reader sees in that strip, the alphabet's characters alone.
export async function readSegment(reader: Reader, raster: Raster, line: Line): Promise<{ text: string; sure: number }> {
  const slots = slotsOf(reader, await recognise(reader, raster, line));
  return {
    text: slots.map((slot) => alphabet[slot.best]!).join(''),
    sure: Math.min(1, ...slots.map((slot) => slot.chances[slot.best]!)),
  };
}
