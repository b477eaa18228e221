import type { DocumentEvidence } from '../documents/document-evidence.ts';
import type { Holder } from './holder.ts';
import type { EnteredTripDates } from './trip-filter.ts';

// Everything a form can be filled from.
export interface PrefillContext {
  readonly documents: readonly DocumentEvidence[];
  readonly holder: Holder;
  readonly days: EnteredTripDates;
  readonly application: Readonly<Record<string, string>>;
  readonly profile: Readonly<Record<string, string>>;
}
