import type { FieldOutcome } from '@visawright/contract/extension/receipt.ts';
import type { PageControl } from '@visawright/contract/extension/page-skeleton.ts';
import { compareValue } from '@visawright/packs/values/compare-value.ts';
import type { PlannedField } from '@visawright/packs/values/plan-page.ts';
import type { FillResult, ReadValue } from '../messages/page-messages.ts';
import { foundText, typedText } from './value-text.ts';

type CompareReason = ReturnType<typeof compareValue>['reason'];

export interface FieldState {
  readonly planned: PlannedField;
  readonly outcome: 'toType' | 'typed' | FieldOutcome;
  readonly typed: string | null;
  readonly found: string | null;
  readonly reason: CompareReason | FillResult['reason'];
  readonly complaint: string; // of the page, at the field
  readonly times: number; // how often it was filled
  readonly corrected: boolean; // the person reported so, and the page then held what we typed
}

const emptyOutcome = { missing: 'missing', tooLong: 'missing', noOption: 'missing', personal: 'personal' } as const;

export function newField(planned: PlannedField, times = 0): FieldState {
  const outcome = planned.state === 'write' ? 'toType' : emptyOutcome[planned.state];
  return { planned, outcome, typed: null, found: null, reason: 'none', complaint: '', times, corrected: false };
}

// The page was read again: places and labels are the new ones, what happened before stays.
export const replanned = (before: FieldState | undefined, planned: PlannedField, times: number): FieldState =>
  before && before.planned.state === planned.state ? { ...before, planned } : newField(planned, times);

export function filledField(field: FieldState, { outcome, reason }: FillResult): FieldState {
  const { write } = field.planned;
  if (reason === 'stopped' || write === null) return field;
  const times = Math.min(field.times + 1, 50);
  return { ...field, outcome, typed: typedText(write), reason, times, corrected: false };
}

// A value that was never filled is not compared.
export function readField(field: FieldState, value: ReadValue, control: PageControl): FieldState {
  if (field.typed === null) return field;
  const { isEqual, reason } = compareValue(field.planned, value.found, control);
  const found = foundText(value.found);
  if (isEqual) return { ...field, outcome: 'equal', found, reason, complaint: value.complaint };
  const isRefused = field.outcome === 'refused' || (field.reason === 'noOption' && (found ?? '') === '');
  const outcome = isRefused && (found ?? '') === '' ? 'refused' : 'differs';
  return {
    ...field,
    outcome,
    found,
    reason: outcome === 'refused' ? field.reason : reason,
    complaint: value.complaint,
  };
}

// The page has its control now. Some pages show a question only after certain answers to others.
export const isOnPage = ({ planned }: FieldState): boolean => planned.ref !== '';

export interface FieldCounts {
  readonly all: number;
  readonly toType: number; // can be typed, whether done or not
  readonly equal: number;
  readonly differing: number;
  readonly personal: number;
  readonly missing: number;
}

export function countFields(fields: readonly FieldState[]): FieldCounts {
  const count = (...outcomes: FieldState['outcome'][]) =>
    fields.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const [personal, missing] = [count('personal'), count('missing')];
  return {
    all: fields.length,
    toType: fields.length - personal - missing,
    equal: count('equal'),
    differing: count('differs', 'refused'),
    personal,
    missing,
  };
}
