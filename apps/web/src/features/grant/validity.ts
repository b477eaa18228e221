import type { GrantState } from '@visawright/contract/grant.ts';
import { daysBetween, today } from '../../lib/dates.ts';

export interface Validity {
  readonly from: string | null;
  readonly until: string;
  readonly days: number | null; // both days counted
  readonly left: number; // from today; below nought: over
  readonly stay: number | null;
}

const onVisa = ({ lines }: Pick<GrantState, 'lines'>, fact: string) =>
  lines.find((line) => line.fact === fact)?.onVisa?.value ?? null;

// How long it may be used, as it was read on the visa; null: its last day was not read.
export function validityOf(state: Pick<GrantState, 'lines'>, now = today()): Validity | null {
  const [from, until, stay] = [onVisa(state, 'validFrom'), onVisa(state, 'validUntil'), onVisa(state, 'stay')];
  const left = daysBetween(now, until);
  if (until === null || left === null) return null;
  const between = daysBetween(from, until);
  return {
    from,
    until,
    days: between === null || between < 0 ? null : between + 1,
    left,
    stay: stay === null ? null : Number(stay),
  };
}
