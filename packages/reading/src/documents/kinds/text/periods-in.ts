import { daysIn, isoOf, type PrintedDay } from './days-in.ts';

// `from 3 March 2026 to 17 March 2026`, `3-17 March 2026`, `between the 3rd and the 17th of March 2026`.
export interface DatePeriod {
  readonly from: string;
  readonly to: string;
  readonly fromAt: { readonly start: number; readonly end: number };
  readonly toAt: { readonly start: number; readonly end: number };
}

const joint = new RegExp(
  String.raw`^[\s,)]*(?:\([^()]{0,30}\)[\s,]*)?(?:to|till|until|up ?to|through|thru|and(?: ending| returning|` +
    String.raw` ends)?(?: on)?|-|–|—|→)[\s(]*(?:the\s)?$`,
  'i',
);
const shortStart = /(?<![\d/.:-])(\d{1,2})(?:st|nd|rd|th)?\s*(?:to|till|until|-|–|—|and|through)\s*(?:the\s)?$/i;
const label = /(?:check-?out|return|arrival|departure|end|to)\s*(?:date)?\s*:?\s*$/i;

function shortPeriod(text: string, last: PrintedDay, to: string): DatePeriod | undefined {
  const before = shortStart.exec(text.slice(0, last.start));
  if (!before || Number(before[1]) >= last.day) return undefined;
  const from = `${to.slice(0, 8)}${before[1]!.padStart(2, '0')}`;
  return { from, to, fromAt: { start: before.index, end: last.end }, toAt: { start: last.start, end: last.end } };
}

export function periodsIn(text: string): readonly DatePeriod[] {
  const days = daysIn(text);
  const found: DatePeriod[] = [];
  days.forEach((last, index) => {
    const to = isoOf(last, undefined);
    if (to === undefined) return;
    const first = days[index - 1];
    const between = first ? text.slice(first.end, last.start) : '';
    if (first && (joint.test(between) || (between.length < 24 && label.test(between) && !/\n/.test(between)))) {
      // The first date often has no year.
      const from = first.year
        ? isoOf(first, undefined)
        : [Number(to.slice(0, 4)), Number(to.slice(0, 4)) - 1]
            .map((year) => isoOf({ ...first, year }, undefined))
            .find((iso) => iso !== undefined && iso <= to);
      if (from !== undefined && from <= to) found.push({ from, to, fromAt: first, toAt: last });
      return;
    }
    const short = shortPeriod(text, last, to);
    if (short) found.push(short);
  });
  return found;
}
