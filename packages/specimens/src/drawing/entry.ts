import type { Ink, Part, Point, Sheet } from './sheet.ts';

export interface EntryManner {
  label: Ink;
  value: Ink;
  gap: number; // label's baseline to the value's, mm
  beside?: number; // the value stands this far right of the label, on its line
}

// A label and what is printed for it; several lines where the value is a list of lines.
export function entry(
  sheet: Sheet,
  manner: EntryManner,
  [x, y]: Point,
  label: string,
  value: readonly Part[] | readonly (readonly Part[])[],
): void {
  if (label) sheet.write(manner.label, [x, y], label);
  const lines = (Array.isArray(value[0]) ? value : [value]) as readonly (readonly Part[])[];
  lines.forEach((line, at) => {
    const down = at * manner.value.size * 1.32;
    const place: Point = manner.beside === undefined ? [x, y + manner.gap + down] : [x + manner.beside, y + down];
    if (line.some(({ text }) => text)) sheet.write(manner.value, place, line);
  });
}
