import { alphabet, type Slot } from './slots.ts';

const filler = alphabet.indexOf('<');
const sureFiller = (() => {
  const chances = new Float64Array(alphabet.length);
  chances[filler] = 1;
  return chances;
})();

export interface Grid {
  readonly slots: readonly (Slot | undefined)[]; // by printed position; undefined where nothing was seen
  readonly pitch: number;
}

const median = (list: readonly number[]) => [...list].sort((a, b) => a - b)[list.length >> 1] ?? 0;

// OCR-B is monospaced, so the place of a character tells its position; fillers that a reader runs together leave a hole.
export function gridOf(found: readonly Slot[]): Grid {
  const slots = withoutDoubles(found);
  const gaps = slots.slice(1).map((slot, i) => slot.place - slots[i]!.place);
  const pitch = median(gaps);
  const placed: (Slot | undefined)[] = [];
  let local = pitch;
  let position = 0;
  for (const [i, slot] of slots.entries()) {
    if (i > 0) {
      const gap = gaps[i - 1]!;
      const steps = Math.max(1, Math.round(gap / local));
      position += steps;
      if (steps === 1) local = Math.min(pitch * 1.3, Math.max(pitch * 0.75, local * 0.8 + gap * 0.2));
    }
    placed[position] = slot;
  }
  return { slots: Array.from(placed), pitch };
}

function withoutDoubles(slots: readonly Slot[]): Slot[] {
  const pitch = median(slots.slice(1).map((slot, i) => slot.place - slots[i]!.place));
  const kept: Slot[] = [];
  for (const slot of slots) {
    const before = kept.at(-1);
    if (before && slot.place - before.place < pitch * 0.5) {
      if (slot.chances[slot.best]! > before.chances[before.best]!) kept[kept.length - 1] = slot;
    } else kept.push(slot);
  }
  return kept;
}

const hole = (place: number): Slot => ({ chances: sureFiller, best: filler, place, isHole: true });

// Exactly 44 positions; holes are fillers. The second line's last two are counted from its right end, because a reader
// may miscount the fillers before them.
export function fillTo44(slots: readonly (Slot | undefined)[], line: 1 | 2): Slot[] {
  const at = (i: number): Slot => {
    if (line === 1 || slots.length === 44 || slots.length < 34) return slots[i] ?? hole(i / 44);
    if (i >= 42) return slots.at(i - 44)!;
    return (i < slots.length - 2 ? slots[i] : undefined) ?? hole(i / 44);
  };
  return Array.from({ length: 44 }, (_, i) => at(i));
}
