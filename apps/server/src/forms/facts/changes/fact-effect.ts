import { visaGroups, type VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import type { FactEffect } from '@visawright/contract/forms/facts.ts';
import { applyByOf } from '@visawright/forms/deadlines/apply-by.ts';
import type { DestinationId } from '@visawright/forms/destinations/destinations.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { applyFactChanges, type FactChange } from '@visawright/forms/knowledge/apply-fact-changes.ts';
import { changeProblems } from '@visawright/forms/knowledge/change-problems.ts';
import { factsOf } from '@visawright/forms/knowledge/facts-of.ts';
import { describeRules } from '@visawright/forms/rules/describe-rules.ts';
import { loadRealmForm } from '../../../applications/realm-forms/realm-form.ts';
import type { Db } from '../../../platform/db/db.ts';
import { openTrips, type OpenTrips } from './open-trips.queries.ts';

const mostDays = 5;
const mostFacts = 100;

// What the changes mean for one form and its open applications, without evaluating every application again.
export async function factEffect(db: Db, formId: DestinationId, changes: readonly FactChange[]): Promise<FactEffect> {
  const [was, trips] = [await loadRealmForm(db, formId), await openTrips(db, formId)];
  const problems = changeProblems(was, changes);
  const values = new Map(factsOf(was).map(({ key, value }) => [key, value]));
  const now = problems.length > 0 ? was : applyFactChanges(was, changes);
  const safeDays = movedDays(was, now, trips);
  return {
    formId,
    problems,
    facts: changes.slice(0, mostFacts).map(({ key, value, provenance }) => ({
      key,
      was: values.get(key) ?? null,
      became: value,
      source: provenance.source,
    })),
    applications: countBy(trips),
    movedDays: safeDays.reduce((sum, { count }) => sum + count, 0),
    safeDays: safeDays.slice(0, mostDays),
    rules: changedRules(was, now, trips),
  };
}

function countBy(trips: readonly OpenTrips[]): FactEffect['applications'] {
  const counts = new Map<string, number>();
  for (const { status, count } of trips) counts.set(status, (counts.get(status) ?? 0) + count);
  return [...counts]
    .map(([status, count]) => ({ status, count }))
    .sort((one, two) => (one.status < two.status ? -1 : 1));
}

// The latest safe day is the earlier one that leaves the longest known processing time.
const safeDay = ({ processing, destinationIso2: iso2 }: Form, from: string, group: VisaGroup) =>
  applyByOf({ processing, iso2 }, from, group).safe;

function movedDays(was: Form, now: Form, trips: readonly OpenTrips[]): FactEffect['safeDays'] {
  if (was.processing === now.processing) return [];
  const moves = new Map<string, FactEffect['safeDays'][number]>();
  for (const { group, travelFrom, count } of trips) {
    const [before, after] = [safeDay(was, travelFrom, group), safeDay(now, travelFrom, group)];
    if (before === after) continue;
    const move = `${before} ${after}`;
    moves.set(move, { was: before, became: after, count: (moves.get(move)?.count ?? 0) + count });
  }
  return [...moves.values()].sort((one, two) => two.count - one.count || ((one.was ?? '') < (two.was ?? '') ? -1 : 1));
}

function changedRules(was: Form, now: Form, trips: readonly OpenTrips[]): FactEffect['rules'] {
  if (was === now) return [];
  const found = new Map<string, FactEffect['rules'][number]>();
  for (const group of visaGroups) {
    const [before, after] = [was, now].map(
      (form) => new Map(describeRules(form, group).map((rule) => [rule.id, rule])),
    );
    const count = trips.filter((trip) => trip.group === group).reduce((sum, trip) => sum + trip.count, 0);
    for (const id of new Set([...before!.keys(), ...after!.keys()])) {
      const [one, other] = [before!.get(id), after!.get(id)];
      if (one?.words.en.text === other?.words.en.text && one?.severity === other?.severity) continue;
      const text = (rule: typeof one) => (rule ? { en: rule.words.en.text, hi: rule.words.hi.text } : null);
      const { words } = (other ?? one)!;
      found.set(id, {
        id,
        title: { en: words.en.title, hi: words.hi.title },
        was: text(one),
        became: text(other),
        count: (found.get(id)?.count ?? 0) + count,
      });
    }
  }
  return [...found.values()].sort((one, two) => two.count - one.count);
}
