import type { Application } from '@visawright/contract/applications/application.ts';
import type { AnswerValue, AnswerProposal } from '@visawright/contract/forms/form-state.ts';
import { effectiveAnswers } from '@visawright/forms/answers/effective-answers.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { emptyNameKey } from '@visawright/forms/form/is-statement.ts';
import { newestVersion } from '@visawright/forms/versions/form-version.ts';
import { prefill } from '@visawright/forms/prefill/prefill.ts';
import { emptyNameField } from '@visawright/forms/prefill/single-name.ts';
import type { DocumentEvidence } from '@visawright/forms/documents/document-evidence.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import type { Db } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { openDetails, type ApplicantDetails } from '../../applications/applicants/sealed-details.ts';
import { loadRealmFormVersion } from '../../applications/realm-forms/realm-form.ts';
import { getApplication } from '../../applications/records/applications.queries.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { loadApplicantKey, type ApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { realmKeysOf } from '../../platform/crypto/realm-key.ts';
import { openAnswers, answerValues, type StoredAnswers } from './stored-answers.ts';
import { reusableAnswers } from './reusable-answers.ts';
import { conditionContext } from './condition-context.ts';
import { earlierAnswersRows, formRow, type FormRow } from './prefilled-form.queries.ts';
import { maskSources } from './mask-source.ts';
import { loadDocumentEvidence } from './load-document-evidence.ts';
import { applicationValues, profileValues, travelDates, type TravelDates } from './prefill-values.ts';

// An application with its form, the readings of its documents, the proposals they lead to and the stored answers.
export interface PrefilledForm {
  readonly application: Application;
  readonly row: FormRow;
  readonly key: ApplicantKey;
  readonly details: ApplicantDetails;
  readonly travel: TravelDates;
  readonly formId: string;
  readonly formVersion: number;
  readonly form: Form;
  readonly documents: DocumentEvidence[];
  readonly answers: StoredAnswers;
  readonly proposals: Record<string, AnswerProposal>;
}

export interface FormValues {
  readonly context: Record<string, string>;
  readonly values: Record<string, AnswerValue>; // of visible fields
}

// Decrypts every document's reading and prefills the whole form: expensive, call it once a request.
export async function openPrefilledForm(
  db: Db,
  keys: KeyStore,
  actor: Actor,
  applicationUid: string,
): Promise<PrefilledForm> {
  const application = await getApplication(db, actor, applicationUid);
  const formId = application.destinationId;
  if (formId === null) throw new AppError('application.noForm');
  const row = await formRow(db, applicationUid);
  const key = await loadApplicantKey(db, keys, row.applicant_uid);
  const formVersion = row.form_version ?? newestVersion(formId);
  const form = await loadRealmFormVersion(db, formId, formVersion);
  const documents = await loadDocumentEvidence(db, actor, key, application);
  const details = openDetails(await realmKeysOf(db, keys), row);
  const sources = {
    documents,
    application: applicationValues(application, row),
    profile: profileValues(row, details),
    earlierAnswers: await reusableAnswers(key, form, await earlierAnswersRows(db, applicationUid)),
  };
  const proposals = maskSources(prefill(form, sources));
  const answers = openAnswers(key, applicationUid, row.answers);
  const travel = travelDates(application);
  return { application, row, key, details, travel, formId, formVersion, form, documents, answers, proposals };
}

// Stored answers, completed with proposals. The age comes from the birth date in the form, otherwise from the traveller's profile.
export function formValues(
  { application, row, details, travel, form, documents, proposals }: PrefilledForm,
  answers: StoredAnswers,
): FormValues {
  const given = answerValues(answers);
  const proposed = proposals['dateOfBirth']?.doubt ? undefined : proposals['dateOfBirth']?.choices[0]?.value;
  const birthDate = given['dateOfBirth'] ?? proposed ?? details.birthDate;
  const emptyName = emptyNameField(form, documents);
  const context = {
    ...conditionContext(application.visaDetails.visaCategory, birthDate, travel.from),
    ...(travel.from > row.today ? { 'application.fromDate': travel.from } : {}), // nobody applies for a trip that has started
    ...(emptyName && { [emptyNameKey]: emptyName }),
  };
  return { context, values: effectiveAnswers(form, context, given, proposals) };
}
