import { seal, signature } from '../drawing/marks.ts';
import type { Sheet } from '../drawing/sheet.ts';
import type { Traveller } from '../facts/traveller.ts';

export const childOf = ({ sex }: Traveller) => (sex === 'F' ? 'D/o' : 'S/o');

// Words that depend on the person.
export const wordsFor = ({ sex }: Traveller) => ({
  _mr: sex === 'F' ? 'Ms.' : 'Mr.',
  _shri: sex === 'F' ? 'Smt.' : 'Shri',
  _he: sex === 'F' ? 'she' : 'he',
  _He: sex === 'F' ? 'She' : 'He',
  _his: sex === 'F' ? 'her' : 'his',
  _His: sex === 'F' ? 'Her' : 'His',
  _him: sex === 'F' ? 'her' : 'him',
  _so: sex === 'F' ? 'D/o' : 'S/o',
  _child: sex === 'F' ? 'daughter' : 'son',
});

// A signature over the lines that name who signed, with a seal beside it.
export function closing(
  sheet: Sheet,
  lines: readonly string[],
  about: { readonly seal?: string; readonly isRight?: boolean; readonly ink?: string } = {},
): void {
  sheet.room(90);
  const x = about.isRight ? sheet.x + sheet.w * 0.55 : sheet.x;
  const w = sheet.w * 0.45;
  sheet.gap(34);
  signature(sheet, x + 6, sheet.y - 12, lines.join(' '));
  if (about.seal) seal(sheet, x + (about.isRight ? -60 : 210), sheet.y + 4, about.seal, about.ink);
  for (const line of lines) sheet.y += sheet.set(line, sheet.y, { x, w, as: 'header' }) + 1;
  sheet.gap(8);
}
