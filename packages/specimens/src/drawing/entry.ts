import { fitted, type Ink, type Part, type Point, type PassportPage } from './passport-page.ts';

export interface EntryStyle {
  label: Ink;
  value: Ink;
  gap: number; // label's baseline to the value's, mm
  beside?: number; // the value is this far right of the label, on its line
}
export type Lines = readonly Part[] | readonly (readonly Part[])[];

const textOf = (line: readonly Part[]) => line.map(({ text }) => text).join('');

// A label and its value, at most `room` mm wide; several lines if the value is a list.
export function entry(
  sheet: PassportPage,
  variant: EntryStyle,
  [x, y, room = 80]: readonly [number, number, number?],
  label: string,
  value: Lines,
): void {
  if (label) sheet.write(variant.label, [x, y], label);
  const lines = (Array.isArray(value[0]) ? value : [value]) as readonly (readonly Part[])[];
  lines.forEach((line, at) => {
    const down = at * variant.value.size * 1.32;
    const place: Point = variant.beside === undefined ? [x, y + variant.gap + down] : [x + variant.beside, y + down];
    if (textOf(line)) sheet.write(fitted(variant.value, textOf(line), room), place, line);
  });
}
