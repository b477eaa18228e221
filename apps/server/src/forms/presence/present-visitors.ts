import type { FormVisitor } from '@visawright/contract/forms/form-visitors.ts';
import { reachOf } from '@visawright/contract/platform/access.ts';
import { presence } from '@visawright/contract/platform/constants.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import type { VisitRow } from './form-visits.queries.ts';

// One entry per person, with the page they used last. A traveller sees the people who can edit, never the reviewers.
export function presentVisitors({ personUid, role }: Actor, visits: readonly VisitRow[]): FormVisitor[] {
  const holders = fieldHolders(visits);
  const others = visits.filter(
    (visit) =>
      visit.person_uid !== personUid && (role !== 'applicant' || reachOf('application.edit', visit.role) !== undefined),
  );
  return [...Map.groupBy(others, (visit) => visit.person_uid).values()].map((pages) => {
    const newest = pages.toSorted((a, b) => a.seen_ms - b.seen_ms)[0]!;
    const held = pages.find((page) => page.field !== null && holders.get(page.field) === page);
    const { name, field } = held ?? newest;
    return {
      name,
      field,
      locksForMs: held ? Math.max(0, presence.lockMs - held.edited_ms!) : null,
      goneInMs: Math.max(0, presence.goneMs - newest.seen_ms),
    };
  });
}

// The person who began to edit a field first holds it.
function fieldHolders(visits: readonly VisitRow[]): ReadonlyMap<string, VisitRow> {
  const holders = new Map<string, VisitRow>();
  for (const visit of visits) {
    if (visit.field === null || visit.editing_since === null) continue;
    const holder = holders.get(visit.field);
    if (!holder || isBefore(visit, holder)) holders.set(visit.field, visit);
  }
  return holders;
}

const isBefore = (a: VisitRow, b: VisitRow): boolean =>
  a.editing_since!.getTime() === b.editing_since!.getTime()
    ? a.person_uid < b.person_uid
    : a.editing_since! < b.editing_since!;
