import type { Candidate } from '../../../readable-document.types.ts';
import type { OpenDocument } from '../../../rules/kind-rules.types.ts';
import { daysIn, isoOf } from '../../text/days-in.ts';

const clock =
  /\(?\b\d{1,2}[:.]\d{2}(?:[:.]\d{2})?\s*(?:hrs?|hours?|am|pm)?\.?\)?|\bmidnight(?: of)?\b|\b00 ?hrs\b|\bhrs\b/gi;
const joint = new RegExp(
  String.raw`^[\s,.)(]*(?:IST|from)?[\s,.)]*(?:to|till|until|up ?to|through|thru|and|-|–|—|→)?[\s:.-]*(?:to|date|` +
    String.raw`to date|period to|end date|upto|to midnight of|midnight of)?[\s:.(-]*$`,
  'i',
);
const close = 48;

export interface StatedPeriod {
  readonly from: Candidate;
  readonly to: Candidate;
}

// Two adjacent dates, the earlier first; `stated` matches the words before them that identify this period.
export function periods({ flow }: OpenDocument, stated: RegExp): StatedPeriod[] {
  const days = daysIn(flow.text);
  const dates = days.flatMap((day, at) => {
    // "1 June to 30 June 2026": the first date has no year.
    const year = day.year ?? days[at + 1]?.year;
    const value = isoOf(year ? { ...day, year } : day, undefined);
    return value ? [{ value, raw: flow.text.slice(day.start, day.end), from: day.start, to: day.end }] : [];
  });
  return dates.flatMap((from, at): StatedPeriod[] => {
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
    const isStated = stated.test(flow.text.slice(Math.max(0, from.from - close), from.from));
    if (!isJoined && !isStated) return [];
    const strength = isStated && isJoined ? 0.92 : isStated ? 0.75 : 0.7;
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
