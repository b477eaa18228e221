import { fitted, type Ink, type Part, type Point, type Sheet } from './sheet.ts';

export interface EntryManner {
  label: Ink;
  value: Ink;
  gap: number; // label's baseline to the value's, mm
  beside?: number; // the value stands this far right of the label, on its line
}
export type Lines = readonly Part[] | readonly (readonly Part[])[];

const textOf = (line: readonly Part[]) => line.map(({ text }) => text).join('');

// A label and what is printed for it, `room` mm wide at most; several lines where the value is a list of lines.
export function entry(
  sheet: Sheet,
  manner: EntryManner,
  [x, y, room = 80]: readonly [number, number, number?],
  label: string,
  value: Lines,
): void {
  if (label) sheet.write(manner.label, [x, y], label);
  const lines = (Array.isArray(value[0]) ? value : [value]) as readonly (readonly Part[])[];
  lines.forEach((line, at) => {
    const down = at * manner.value.size * 1.32;
    const place: Point = manner.beside === undefined ? [x, y + manner.gap + down] : [x + manner.beside, y + down];
    if (textOf(line)) sheet.write(fitted(manner.value, textOf(line), room), place, line);
  });
}
