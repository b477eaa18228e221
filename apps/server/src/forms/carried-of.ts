import { carryOver } from '@visawright/forms/carry.ts';
import { effective } from '@visawright/forms/effective.ts';
import type { Form } from '@visawright/forms/form-schema.ts';
import { newestVersion } from '@visawright/forms/form-version.ts';
import { loadFormVersion } from '@visawright/forms/load-version.ts';
import type { PrefillSources } from '@visawright/forms/prefill.ts';
import type { ApplicantKey } from '../vault/applicant-key.ts';
import { openAnswers, valuesOf } from './answers.ts';
import { contextOf } from './context-of.ts';
import type { EarlierRow } from './forms.queries.ts';

// What of the same person's last answers goes into this form: those that counted where they were given, the newest first.
export async function carriedOf(
  key: ApplicantKey,
  form: Form,
  earlier: readonly EarlierRow[],
): Promise<PrefillSources['carried']> {
  const each = await Promise.all(earlier.map((row) => carriedFrom(key, form, row)));
  return Object.assign({}, ...each.toReversed()) as PrefillSources['carried'];
}

async function carriedFrom(key: ApplicantKey, form: Form, earlier: EarlierRow): Promise<PrefillSources['carried']> {
  const { application_uid, form_id, form_version, visa_category, travel_from, is_same_trip: isSameTrip } = earlier;
  const given = valuesOf(openAnswers(key, application_uid, earlier.answers));
  const was = await loadFormVersion(form_id, form_version ?? newestVersion(form_id));
  const context = contextOf(visa_category, given['dateOfBirth'], travel_from);
  return carryOver(form, { form: was, answers: effective(was, context, given, {}), isSameTrip });
}
