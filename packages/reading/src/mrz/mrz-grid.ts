import { alphabet, type CharacterSlot } from './character-slots.ts';

const filler = alphabet.indexOf('<');
const sureFiller = (() => {
  const chances = new Float64Array(alphabet.length);
  chances[filler] = 1;
  return chances;
})();

export interface MrzGrid {
  readonly slots: readonly (CharacterSlot | undefined)[]; // by printed position; undefined where nothing was seen
  readonly pitch: number;
}

const median = (list: readonly number[]) => [...list].sort((a, b) => a - b)[list.length >> 1] ?? 0;

// OCR-B is monospaced, so the coordinate of a character gives its index; fillers that the reader merged leave a gap.
export function mrzGridOf(found: readonly CharacterSlot[]): MrzGrid {
  const slots = withoutDoubles(found);
  const gaps = slots.slice(1).map((slot, i) => slot.place - slots[i]!.place);
  const pitch = median(gaps);
  const placed: (CharacterSlot | undefined)[] = [];
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

function withoutDoubles(slots: readonly CharacterSlot[]): CharacterSlot[] {
  const pitch = median(slots.slice(1).map((slot, i) => slot.place - slots[i]!.place));
  const chosen: CharacterSlot[] = [];
  for (const slot of slots) {
    const before = chosen.at(-1);
    if (before && slot.place - before.place < pitch * 0.5) {
      if (slot.chances[slot.best]! > before.chances[before.best]!) chosen[chosen.length - 1] = slot;
    } else chosen.push(slot);
  }
  return chosen;
}

const hole = (place: number): CharacterSlot => ({ chances: sureFiller, best: filler, place, isHole: true });

// Exactly 44 positions; gaps are fillers. The second line's last two are counted from its right end, because a reader
// may miscount the fillers before them.
export function fillTo44(slots: readonly (CharacterSlot | undefined)[], line: 1 | 2): CharacterSlot[] {
  const at = (i: number): CharacterSlot => {
    if (line === 1 || slots.length === 44 || slots.length < 34) return slots[i] ?? hole(i / 44);
    if (i >= 42) return slots.at(i - 44)!;
    return (i < slots.length - 2 ? slots[i] : undefined) ?? hole(i / 44);
  };
  return Array.from({ length: 44 }, (_, i) => at(i));
}
