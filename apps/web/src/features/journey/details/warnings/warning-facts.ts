import type { Form } from '@visawright/forms/form/form-schema.ts';
import { deadlineFacts } from '../../deadline/deadline-facts.ts';
import type { TripWarning } from './trip-warnings.ts';

const validity = [
  'minValidityMonthsAfterReturn',
  'minValidityMonthsAfterArrival',
  'minValidityMonthsAfterVisaExpiry',
  'validForWholeStay',
] as const;

// Keys of the facts a warning relies on.
export function warningFacts(
  { kind }: TripWarning,
  form: Pick<Form, 'passportRule' | 'processing'>,
  visaType: string | null,
): string[] {
  switch (kind) {
    case 'expiresEarly':
      return validity.filter((name) => form.passportRule[name]).map((name) => `passport:${name}`);
    case 'issuedTooLongAgo':
      return ['passport:issuedWithinYears'];
    case 'late':
    case 'tight':
      return deadlineFacts(form);
    case 'tooEarly':
      return ['time:applyFrom'];
    case 'tooLong':
      return [`visaType:${visaType}`];
    case 'nameRefused':
      return ['singleName:convention'];
    default:
      return []; // these bring their own source
  }
}
