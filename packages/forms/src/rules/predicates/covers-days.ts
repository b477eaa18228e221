import type { PageEvidence } from '@visawright/contract/evidence.ts';
import { z } from 'zod';
import { predicate, type Breach } from '../breach.ts';
import type { Case } from '../case.ts';
import { eachDay, isDay } from '../days.ts';
import { said, tripOf, type Trip } from '../evidence.ts';
import { papersOf, valueOf } from '../papers.ts';
import { day, paperName, stretch } from '../words-of.ts';

const params = z.strictObject({
  kind: z.string(),
  from: z.string(),
  to: z.string(),
  together: z.boolean(), // several papers may share the days; else each has to name them all
  unless: z.string().optional(), // a kind that makes the question idle
});

export interface Span {
  readonly first: PageEvidence;
  readonly last: PageEvidence;
}

export const spansOf = (given: Case, kind: string, from: string, to: string): Span[] =>
  papersOf(given, { kinds: [kind] }).flatMap((paper) => {
    const [first, last] = [valueOf(paper, from), valueOf(paper, to)];
    return first && last && isDay(first.value) && isDay(last.value) ? [{ first, last }] : [];
  });

export function uncoveredBy(spans: readonly Span[], trip: Trip): string[] {
  const held = new Set(spans.flatMap(({ first, last }) => eachDay(first.value, last.value)));
  return eachDay(trip.from, trip.to).filter((each) => !held.has(each));
}

export const coversDays = predicate({
  params,
  judge(given, { kind, from, to, together, unless }): Breach[] {
    const trip = tripOf(given);
    const spans = spansOf(given, kind, from, to);
    if (!trip || spans.length === 0 || (unless && papersOf(given, { kinds: [unless] }).length > 0)) return [];
    return (together ? [spans] : spans.map((span) => [span])).flatMap((asked): Breach[] => {
      const uncovered = uncoveredBy(asked, trip);
      const [gap] = uncovered;
      if (!gap) return [];
      const { first, last } = asked.find((span) => span.first.value > trip.from) ?? asked.toSorted((a, b) => (a.last.value < b.last.value ? 1 : -1))[0]!; // prettier-ignore
      const isStart = gap < first.value;
      return [
        {
          about: together ? '' : first.docId,
          facts: {
            paper: paperName(first),
            count: uncovered.length,
            gap: stretch(gap, uncovered.at(-1)!),
            starts: day(first.value),
            ends: day(last.value),
          },
          evidence: [isStart ? first : last, said(given, isStart ? 'fromDate' : 'toDate')],
          days: { first: trip.from, last: trip.to, uncovered, unit: 'days' },
          remedy: { category: first.category, docId: first.docId },
        },
      ];
    });
  },
});
