import { stretch, type CurvedLine } from '../image/curved-line.ts';
import type { Raster } from '../image/raster.ts';
import { recogniseLine, type LineReader } from '../ocr/recognise-line.ts';
import { alphabet, characterSlotsOf, type CharacterSlot } from './character-slots.ts';

interface LineRead {
  readonly slots: readonly CharacterSlot[];
  readonly from: { readonly line: CurvedLine };
}

// The strip of a line between two printed positions, with a margin of half a character.
export function segment({ slots, from: { line } }: LineRead, from: number, to: number): CurvedLine {
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

// The characters of the alphabet that another reader finds in that strip.
export async function readSegment(
  reader: LineReader,
  raster: Raster,
  line: CurvedLine,
): Promise<{ text: string; sure: number }> {
  const slots = characterSlotsOf(reader, await recogniseLine(reader, raster, line));
  return {
    text: slots.map((slot) => alphabet[slot.best]!).join(''),
    sure: Math.min(1, ...slots.map((slot) => slot.chances[slot.best]!)),
  };
}
