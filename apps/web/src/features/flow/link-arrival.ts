import { deepLink, isDeepLink } from '@visawright/contract/deep-link.ts';
import { toCalendarDate } from '../../lib/dates.ts';
import { CallError } from '../../lib/send.ts';
import type { FlowState } from './flow-store.ts';
import type { LinkedPeople } from './linked-people.ts';
import { visaDetailsOf } from './visa-details.ts';

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

// What is wrong with a link: its words cannot be read, it is somebody else's, or its key is used up or too old.
export type LinkProblem = 'unreadable' | 'foreign' | 'refused';

export function refusalOf(error: unknown): LinkProblem | null {
  if (!(error instanceof CallError)) return null;
  if (error.code === 'intake.keyRefused') return 'refused';
  if (error.status === 404) return 'foreign'; // somebody else's record looks like none
  return error.code === 'input.invalid' ? 'unreadable' : null;
}

// Known before anything is pressed. `people` are those the account may apply for; null while they are not known.
export function problemOf(arrival: Arrival, flow: FlowState, people: readonly string[] | null): LinkProblem | null {
  if (people && !people.includes(arrival.applicantUid)) return 'foreign';
  return visaDetailsOf(flow) ? null : 'unreadable';
}

export const datesAreOver = ({ fromDate }: Pick<FlowState, 'fromDate'>, today: string) =>
  (toCalendarDate(fromDate) ?? today) < today;
