import type { Candidate } from '../../paper.types.ts';
import type { Open } from '../../rules.types.ts';
import { daysIn, isoOf } from '../moments.ts';

const clock =
  /\(?\b\d{1,2}[:.]\d{2}(?:[:.]\d{2})?\s*(?:hrs?|hours?|am|pm)?\.?\)?|\bmidnight(?: of)?\b|\b00 ?hrs\b|\bhrs\b/gi;
const joint = /^[\s,.)(]*(?:IST|from)?[\s,.)]*(?:to|till|until|up ?to|through|thru|and|-|–|—|→)?[\s:.-]*(?:to|date|to date|period to|end date|upto|to midnight of|midnight of)?[\s:.(-]*$/i; // prettier-ignore
const close = 48;

export interface Period {
  readonly from: Candidate;
  readonly to: Candidate;
}

// Two dates that stand together, the later behind the earlier; `said` is what stands before them when they are this period.
export function periods({ flow }: Open, said: RegExp): Period[] {
  const days = daysIn(flow.text);
  const dates = days.flatMap((day, at) => {
    // "1 June to 30 June 2026": the first leaves the year to the second.
    const year = day.year ?? days[at + 1]?.year;
    const value = isoOf(year ? { ...day, year } : day, undefined);
    return value ? [{ value, raw: flow.text.slice(day.start, day.end), from: day.start, to: day.end }] : [];
  });
  return dates.flatMap((from, at): Period[] => {
    const to = dates[at + 1];
    const between = to && flow.text.slice(from.to, to.from);
    if (
      !to ||
      to.value <= from.value ||
      !joint.test(between!.replaceAll(clock, ' ').replaceAll(/\s+/g, ' ')) ||
      between!.split('\n').length > 2
    )
      return [];
    const isJoined = /\b(to|till|until|up ?to|through|and)\b|[-–—→]/i.test(between!);
    const isSaid = said.test(flow.text.slice(Math.max(0, from.from - close), from.from));
    if (!isJoined && !isSaid) return [];
    const strength = isSaid && isJoined ? 0.92 : isSaid ? 0.75 : 0.7;
    const candidate = ({ value, raw, from: start, to: end }: typeof from): Candidate => ({
      value,
      raw,
      ...flow.wordsBetween(start, end),
      by: 'sentence',
      strength,
    });
    return [{ from: candidate(from), to: candidate(to) }];
  });
}
