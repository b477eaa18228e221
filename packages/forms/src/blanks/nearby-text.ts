import type { BlankArea } from '@visawright/contract/delivery/blank.ts';

export interface PrintedWord extends BlankArea {
  readonly text: string;
}

const right = ({ left, width }: BlankArea) => left + width;
const bottom = ({ top, height }: BlankArea) => top + height;
const middle = ({ top, height }: BlankArea) => top + height / 2;
const centre = ({ left, width }: BlankArea) => left + width / 2;
const byLeft = (one: PrintedWord, other: PrintedWord) => one.left - other.left;

const wordGap = 10; // points between words of one text; columns are separated by more
const joined = (words: readonly PrintedWord[]) =>
  words
    .map(({ text }) => text)
    .join(' ')
    .replace(/[_.…]{3,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300);

const isOnLineOf = (word: PrintedWord, area: BlankArea) =>
  middle(word) > area.top - 1 && middle(word) < bottom(area) + 1;

// Words from a starting word onward, as long as they stand close together.
function run(words: readonly PrintedWord[], step: 1 | -1): PrintedWord[] {
  const ordered = words.toSorted((one, other) => step * byLeft(one, other));
  const taken: PrintedWord[] = [];
  for (const word of ordered) {
    const last = taken.at(-1);
    const gap = last ? (step === 1 ? word.left - right(last) : last.left - right(word)) : 0;
    if (gap > wordGap) break;
    taken.push(word);
  }
  return taken.toSorted(byLeft);
}

const textLeftOf = (area: BlankArea, words: readonly PrintedWord[], reach: number): string => {
  const before = words.filter((word) => isOnLineOf(word, area) && right(word) <= area.left + 3);
  const nearest = Math.max(...before.map(right), -Infinity);
  return area.left - nearest > reach ? '' : joined(run(before, -1));
};

const textRightOf = (area: BlankArea, words: readonly PrintedWord[]): string => {
  const after = words.filter((word) => isOnLineOf(word, area) && word.left >= right(area) - 2);
  const nearest = Math.min(...after.map(({ left }) => left), Infinity);
  return nearest - right(area) > 14 ? '' : joined(run(after, 1));
};

// The nearest line above that begins over the area or reaches over it.
function textAbove(area: BlankArea, words: readonly PrintedWord[], reach: number): string {
  const above = words.filter((word) => bottom(word) <= area.top + 4 && area.top - bottom(word) <= reach);
  const over = above.filter((word) => centre(word) >= area.left - 6 && centre(word) <= right(area) + 2);
  const lowest = over.toSorted((one, other) => bottom(other) - bottom(one))[0];
  if (!lowest) return '';
  const line = above.filter((word) => Math.abs(middle(word) - middle(lowest)) < 3);
  const first = over.filter((word) => line.includes(word)).toSorted(byLeft)[0]!;
  const before = run([first, ...line.filter((word) => right(word) <= first.left + 1 && word !== first)], -1);
  return joined([
    ...before.slice(0, -1),
    ...run(
      line.filter((word) => word.left >= first.left),
      1,
    ),
  ]);
}

// What is printed beside a field to write in: inside its top edge, at its left, or above it.
export function labelOfText(area: BlankArea, words: readonly PrintedWord[]): string {
  const here = words.filter(({ page }) => page === area.page);
  const inside = here.filter(
    (word) =>
      isOnLineOf(word, area) && centre(word) > area.left && centre(word) < right(area) && /\p{L}{3}/u.test(word.text),
  );
  const top = Math.min(...inside.map(({ top: each }) => each), Infinity);
  if (inside.length > 0) return joined(inside.filter((word) => word.top - top < 3).toSorted(byLeft));
  return textLeftOf(area, here, 30) || textAbove(area, here, 18) || textLeftOf(area, here, 160);
}

// A tick box has its option at its right, and the question above its row or at the left of the row's first box.
export function labelOfTick(
  area: BlankArea,
  words: readonly PrintedWord[],
  ticks: readonly BlankArea[],
): { readonly label: string; readonly heading: string } {
  const here = words.filter(({ page }) => page === area.page);
  const others = ticks.filter(({ page }) => page === area.page);
  const label = textRightOf(area, untilNext(area, here, others)) || textLeftOf(area, here, 10);
  const row = others.filter((tick) => Math.abs(middle(tick) - middle(area)) < 4);
  const first = row.toSorted((one, other) => one.left - other.left)[0] ?? area;
  const rowLabel = textLeftOf(first, here, 120);
  const free = here.filter((word) => !others.some((tick) => Math.abs(middle(tick) - middle(word)) < 6));
  const top = Math.min(...others.filter((tick) => isStacked(tick, area, others)).map((tick) => tick.top), area.top);
  const whole = { ...area, left: first.left - 8, width: Math.max(right(area) - first.left, 0) + 60, top, height: 4 };
  return { label, heading: rowLabel === label || rowLabel === '' ? textAbove(whole, free, 22) : rowLabel };
}

// Rows of tick boxes directly below each other belong to one question.
function isStacked(tick: BlankArea, area: BlankArea, all: readonly BlankArea[]): boolean {
  if (tick.top >= area.top) return false;
  const between = all.filter((each) => each.top >= tick.top && each.top <= area.top).toSorted((a, b) => a.top - b.top);
  return between.every((each, n) => n === 0 || each.top - between[n - 1]!.top < 17);
}

function untilNext(area: BlankArea, words: readonly PrintedWord[], ticks: readonly BlankArea[]): PrintedWord[] {
  const next = ticks.filter((tick) => tick.left > right(area) && Math.abs(middle(tick) - middle(area)) < 4);
  const end = Math.min(...next.map(({ left }) => left), Infinity);
  return words.filter((word) => right(word) <= end + 1);
}
