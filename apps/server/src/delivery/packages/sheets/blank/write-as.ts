import type { Writing } from '@visawright/contract/delivery/blank-facts.ts';
import { formDay } from '../sheet-dates.ts';

// The texts of one answer as a field wants them; '' if the answer has no such part.
export function writeAs(texts: readonly string[], written: Writing = 'asIs'): string {
  if (written === 'capitals') return texts.map(formDay).join(', ').toLocaleUpperCase('en');
  if (written === 'asIs' || written === 'line') return texts.map(formDay).join(', ');
  const [year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(texts[0] ?? '')?.slice(1) ?? [];
  if (!year || !month || !day) return '';
  if (written === 'day') return day;
  if (written === 'month') return month;
  if (written === 'year') return year;
  return written.replace('dd', day).replace('mm', month).replace('yyyy', year);
}
