import { copyAnswers } from '@visawright/forms/answers/copy-answers.ts';
import { effectiveAnswers } from '@visawright/forms/answers/effective-answers.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { newestVersion } from '@visawright/forms/versions/form-version.ts';
import { loadFormVersion } from '@visawright/forms/versions/load-form-version.ts';
import type { PrefillSources } from '@visawright/forms/prefill/prefill.ts';
import type { ApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { openAnswers, answerValues } from './stored-answers.ts';
import { conditionContext } from './condition-context.ts';
import type { EarlierAnswersRow } from './prefilled-form.queries.ts';

// Answers from the traveller's earlier applications that this form can reuse. Newer applications override older ones.
export async function reusableAnswers(
  key: ApplicantKey,
  form: Form,
  earlier: readonly EarlierAnswersRow[],
): Promise<PrefillSources['earlierAnswers']> {
  const each = await Promise.all(earlier.map((row) => reusableAnswersOf(key, form, row)));
  return Object.assign({}, ...each.toReversed()) as PrefillSources['earlierAnswers'];
}

async function reusableAnswersOf(
  key: ApplicantKey,
  form: Form,
  earlier: EarlierAnswersRow,
): Promise<PrefillSources['earlierAnswers']> {
  const { application_uid, form_id, form_version, visa_category, travel_from, is_same_trip: isSameTrip } = earlier;
  const given = answerValues(openAnswers(key, application_uid, earlier.answers));
  const was = await loadFormVersion(form_id, form_version ?? newestVersion(form_id));
  const context = conditionContext(visa_category, given['dateOfBirth'], travel_from);
  return copyAnswers(form, { form: was, answers: effectiveAnswers(was, context, given, {}), isSameTrip });
}
