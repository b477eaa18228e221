import type { GrantState } from '@visawright/contract/delivery/grant.ts';
import { daysBetweenDates, today } from '../../../lib/dates/dates.ts';

export interface Validity {
  readonly from: string | null;
  readonly until: string;
  readonly days: number | null; // inclusive
  readonly left: number; // from today; negative if expired
  readonly stay: number | null;
}

const onVisa = ({ lines }: Pick<GrantState, 'lines'>, fact: string) =>
  lines.find((line) => line.fact === fact)?.onVisa?.value ?? null;

// null: the last day of validity was not read.
export function validityOf(state: Pick<GrantState, 'lines'>, now = today()): Validity | null {
  const [from, until, stay] = [onVisa(state, 'validFrom'), onVisa(state, 'validUntil'), onVisa(state, 'stay')];
  const left = daysBetweenDates(now, until);
  if (until === null || left === null) return null;
  const between = daysBetweenDates(from, until);
  return {
    from,
    until,
    days: between === null || between < 0 ? null : between + 1,
    left,
    stay: stay === null ? null : Number(stay),
  };
}
