import { writings, type Writing } from '@visawright/contract/delivery/blank-facts.ts';
import type { BlankField, BlankQuestion } from '@visawright/contract/delivery/blank.ts';

// How an answer is probably written into a field: the shape of a date as the form prints it, or the part that the field's name names.
export function writingFor({ id, label, hint, cells }: BlankField, { type }: BlankQuestion): Writing {
  if (type !== 'date') return 'asIs';
  const part = /(day|month|year)[\d_]*$/i.exec(id.replace(/#\d+$/, ''))?.[1]?.toLowerCase();
  if (part === 'day' || part === 'month' || part === 'year') return part;
  if (cells === 8) return 'ddmmyyyy';
  const printed = /(dd|yyyy)\s?([-/.])\s?mm\s?\2\s?(dd|yyyy)/i
    .exec(`${hint} ${label}`)?.[0]
    .toLowerCase()
    .replaceAll(' ', '');
  return writings.find((each) => each === printed) ?? 'dd/mm/yyyy';
}
