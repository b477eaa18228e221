import { deepLink, isDeepLink } from '@visawright/contract/platform/deep-link.ts';
import { toCalendarDate } from '../../../../lib/dates/dates.ts';
import { CallError } from '../../../../lib/http/send.ts';
import type { FlowState } from '../state/flow-store.ts';
import type { LinkedPeople } from '../drafts/linked-people.ts';
import { visaDetailsOf } from '../state/visa-details.ts';

export interface Arrival extends LinkedPeople {
  readonly key: string;
}

export function arrivalOf(path: string, query: URLSearchParams): Arrival | null {
  if (path !== deepLink.path || !isDeepLink(query)) return null;
  const word = (name: (typeof deepLink.parameters)[number]) => query.get(name)?.trim() || null;
  return {
    key: word('applicationCreationKey')!,
    applicantUid: word('applicantUid')!,
    agencyUid: word('agencyUid'),
  };
}

// Why a start link cannot be used: unreadable, meant for another account, already used, or expired.
export type LinkProblem = 'unreadable' | 'foreign' | 'refused';

export function linkProblemOf(error: unknown): LinkProblem | null {
  if (!(error instanceof CallError)) return null;
  if (error.code === 'intake.keyRefused') return 'refused';
  if (error.status === 404) return 'foreign'; // records of other accounts look like missing ones
  return error.code === 'input.invalid' ? 'unreadable' : null;
}

// Detected before any call. `people` are the travellers this account may apply for; null while loading.
export function arrivalProblemOf(
  arrival: Arrival,
  flow: FlowState,
  people: readonly string[] | null,
): LinkProblem | null {
  if (people && !people.includes(arrival.applicantUid)) return 'foreign';
  return visaDetailsOf(flow) ? null : 'unreadable';
}

export const datesAreOver = ({ fromDate }: Pick<FlowState, 'fromDate'>, today: string) =>
  (toCalendarDate(fromDate) ?? today) < today;
