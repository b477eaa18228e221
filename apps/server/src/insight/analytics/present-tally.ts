import { statuses } from '@visawright/contract/applications/application-status.ts';
import type { Analytics } from '@visawright/contract/insight/analytics.ts';
import { smallestGroup } from '@visawright/contract/insight/analytics-facts.ts';
import type { Guard, Shown } from './protect-cells.ts';
import { describeRule } from './rule-title.ts';
import type { Tally } from './tally.ts';

const outcomes = ['APPROVED', 'PENDING', 'REJECTED', 'WITHDRAWN'] as const;
const [median, ninth] = [0.5, 0.9];
const rowsShown = 12;

type Rates = Pick<
  Analytics,
  'started' | 'submitted' | 'lead' | 'firstPass' | 'corrected' | 'returnedSections' | 'outcomes' | 'stays' | 'statuses'
>;

export function presentRates(tally: Tally, former: Tally, guard: Guard): Rates {
  const change = (measure: string) => ({ now: guard.count(tally.n(measure)), was: guard.count(former.n(measure)) });
  const duration = (measure: string, word?: string) => {
    const [now, was] = [tally.duration(measure, word), former.duration(measure, word)];
    const shown = ({ cases, at }: typeof now, share: number) =>
      guard.isOn && cases < smallestGroup ? null : at(share);
    return {
      median: shown(now, median),
      ninth: shown(now, ninth),
      cases: guard.count(now.cases),
      was: shown(was, median),
      casesBefore: guard.count(was.cases),
    };
  };
  const { ninth: _ninth, ...lead } = duration('lead');
  const outcomesOf = (of: Tally) => guard.cells(outcomes.map((outcome) => of.n('outcome', outcome)));
  const [now, was] = [outcomesOf(tally), outcomesOf(former)];
  const present = guard.cells(statuses.map((status) => tally.n('status', status)));
  return {
    started: change('started'),
    submitted: change('outcome'),
    lead,
    firstPass: presentRate(reviewsOf(tally), reviewsOf(former), guard),
    corrected: presentRate(valuesOf(tally), valuesOf(former), guard),
    returnedSections: mostOf(tally.items('section'))
      .map(([section, n]) => ({ section, now: guard.count(n) }))
      .filter(({ now: n }) => n !== null),
    outcomes: outcomes.map((outcome, at) => ({ outcome, now: now[at]!, was: was[at]! })),
    stays: statuses
      .filter((status) => status !== 'submitted')
      .map((status) => ({ status, ...duration('stay', status) })),
    statuses: statuses.map((status, at) => ({ status, now: present[at]! })),
  };
}

interface Part {
  readonly part: number;
  readonly whole: number;
}

const presentRate = (now: Part, was: Part, guard: Guard): Analytics['firstPass'] => ({
  share: guard.share(now.part, now.whole),
  cases: guard.count(now.whole),
  was: guard.share(was.part, was.whole),
  casesBefore: guard.count(was.whole),
});

export const reviewsOf = (tally: Tally): Part => ({ part: tally.n('review', 'approved'), whole: tally.n('review') });

export const valuesOf = (tally: Tally): Part => ({
  part: tally.values().reduce((sum, { changed }) => sum + changed, 0),
  whole: tally.n('value'),
});

export const grantedOf = (tally: Tally): Part => {
  const granted = tally.n('outcome', 'APPROVED');
  return { part: granted, whole: granted + tally.n('outcome', 'REJECTED') };
};

const mostOf = (items: ReadonlyMap<string, number>): [string, number][] =>
  [...items]
    .filter(([, n]) => n > 0)
    .toSorted(([one, n], [other, m]) => m - n || (one < other ? -1 : 1))
    .slice(0, rowsShown);

// An application is made at the end of Guidelines, so the first two steps have the same number. What was lost at each step and what went
// through all of them are the parts of one sum.
export function presentSteps(tally: Tally, former: Tally, guard: Guard): Analytics['steps'] {
  const counts = (of: Tally): Shown[] => {
    const [started, upload, review, submit] = [
      of.n('started'),
      ...['upload', 'review', 'submit'].map((step) => of.n('reached', step)),
    ] as [number, number, number, number];
    const [noUpload, noReview, noSubmit, through] = guard.cells([
      started - upload,
      upload - review,
      review - submit,
      submit,
    ]);
    const shown = guard.count(started);
    return [
      shown,
      shown,
      noUpload === null ? null : guard.count(upload),
      noSubmit === null || through === null
        ? noUpload === null || noReview === null
          ? null
          : guard.count(review)
        : guard.count(review),
      through!,
    ];
  };
  const [now, was] = [counts(tally), counts(former)];
  return (['details', 'guidelines', 'upload', 'review', 'submit'] as const).map((step, at) => ({
    step,
    now: now[at]!,
    was: was[at]!,
  }));
}

export const presentRules = (tally: Tally, guard: Guard): Analytics['findings'] =>
  mostOf(tally.items('found')).map(([rule, n]) => ({
    rule,
    ...describeRule(rule),
    now: guard.count(n),
    solved: guard.share(tally.n('solved', rule), n),
  }));

export const presentRefusals = (tally: Tally, guard: Guard): Analytics['refusals'] =>
  mostOf(tally.items('refused'))
    .slice(0, 5)
    .map(([rule, n]) => ({ rule, title: describeRule(rule).title, now: guard.count(n) }));

// By kind of document, with the field people changed most.
export function presentCorrections(tally: Tally, guard: Guard): Analytics['corrections'] {
  const kinds = Map.groupBy(tally.values(), ({ kind }) => kind);
  return [...kinds]
    .map(([kind, fields]) => {
      const seen = fields.reduce((sum, each) => sum + each.seen, 0);
      const changed = fields.reduce((sum, each) => sum + each.changed, 0);
      const most = fields.toSorted((one, other) => other.changed - one.changed)[0]!;
      const mayName = most.changed > 0 && guard.count(most.changed) !== null;
      return {
        kind,
        seen,
        cases: guard.count(seen),
        changed: guard.share(changed, seen),
        field: mayName ? most.field : null,
      };
    })
    .toSorted((one, other) => (other.changed ?? 0) - (one.changed ?? 0) || other.seen - one.seen)
    .slice(0, rowsShown)
    .map(({ seen: _seen, ...row }) => row);
}
