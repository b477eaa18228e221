import { visaGroup } from '@visawright/contract/applications/visa-group.ts';
import { findDestination } from '@visawright/forms/destinations/destinations.ts';
import { visaTypesFor } from '@visawright/forms/destinations/visa-types.ts';
import type { FlowState } from '../flow/state/flow-store.ts';
import { chosenDates } from './chosen-dates.ts';

export const detailFields = ['fromCountry', 'nationality', 'toCountry', 'category', 'dates'] as const;
export type DetailField = (typeof detailFields)[number];
export const fieldId = (field: DetailField) => `details-${field}`;

// Translation key: `problems.<problem>`.
export type DetailProblem =
  | 'fromCountry'
  | 'nationality'
  | 'toCountry'
  | 'noForm'
  | 'category'
  | 'closed'
  | 'dates'
  | 'lastDay'
  | 'past';

const placeProblem = ({ toCountry }: FlowState) =>
  !toCountry ? 'toCountry' : findDestination(toCountry.countryISO) ? null : 'noForm';

function purposeProblem({ toCountry, category }: FlowState): DetailProblem | null {
  if (!category) return 'category';
  const place = findDestination(toCountry?.countryISO);
  return place && visaTypesFor(place.id, visaGroup(category)).length === 0 ? 'closed' : null;
}

function dateProblem(flow: FlowState, today: string, firstDay: string | null): DetailProblem | null {
  if (firstDay) return 'lastDay';
  const dates = chosenDates(flow, today);
  return !dates ? 'dates' : dates.from < today ? 'past' : null;
}

// Problems in screen order. `firstDay` is set while the range picker waits for the second day.
export function detailProblems(
  flow: FlowState,
  today: string,
  firstDay: string | null = null,
): Partial<Record<DetailField, DetailProblem>> {
  const found: Record<DetailField, DetailProblem | null> = {
    fromCountry: flow.fromCountry ? null : 'fromCountry',
    nationality: flow.nationality ? null : 'nationality',
    toCountry: placeProblem(flow),
    category: purposeProblem(flow),
    dates: dateProblem(flow, today, firstDay),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem));
}
