import type { Application } from '@visawright/contract/application.ts';
import type { AnswerValue, Proposal } from '@visawright/contract/form-state.ts';
import { effective } from '@visawright/forms/effective.ts';
import type { Form } from '@visawright/forms/form-schema.ts';
import { newestVersion } from '@visawright/forms/form-version.ts';
import { loadFormVersion } from '@visawright/forms/load-version.ts';
import { prefill } from '@visawright/forms/prefill.ts';
import type { ReadPaper } from '@visawright/forms/read-paper.ts';
import type { Actor } from '../access/actor.types.ts';
import type { Db } from '../access/db.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import { openDetails, type Details } from '../applicants/details.ts';
import { getRecord } from '../applications/applications.queries.ts';
import { AppError } from '../http/app-error.ts';
import { keyOf, type ApplicantKey } from '../vault/applicant-key.ts';
import { realmKeysOf } from '../vault/realm-key.ts';
import { openAnswers, valuesOf, type StoredAnswers } from './answers.ts';
import { carriedOf } from './carried-of.ts';
import { contextOf } from './context-of.ts';
import { earlierRows, formRow, type FormRow } from './forms.queries.ts';
import { maskedSources } from './masked-source.ts';
import { readPapers } from './read-papers.ts';
import { applicationValues, profileValues, travelOf, type Travel } from './sources-of.ts';

// An application with its form, its papers and its answers, as they stand now.
export interface FormCase {
  readonly application: Application;
  readonly row: FormRow;
  readonly key: ApplicantKey;
  readonly details: Details;
  readonly travel: Travel;
  readonly formId: string;
  readonly formVersion: number;
  readonly form: Form;
  readonly papers: ReadPaper[];
  readonly answers: StoredAnswers;
  readonly proposals: Record<string, Proposal>;
}

export interface Standing {
  readonly context: Record<string, string>;
  readonly values: Record<string, AnswerValue>; // of visible fields
}

export async function openCase(db: Db, keys: KeyStore, actor: Actor, applicationUid: string): Promise<FormCase> {
  const application = await getRecord(db, actor, applicationUid);
  const formId = application.destinationId;
  if (formId === null) throw new AppError('application.noForm');
  const row = await formRow(db, applicationUid);
  const key = await keyOf(db, keys, row.applicant_uid);
  const formVersion = row.form_version ?? newestVersion(formId);
  const form = await loadFormVersion(formId, formVersion);
  const papers = await readPapers(db, actor, key, application);
  const details = openDetails(await realmKeysOf(db, keys), row);
  const sources = {
    papers,
    application: applicationValues(application),
    profile: profileValues(row, details),
    carried: await carriedOf(key, form, await earlierRows(db, applicationUid)),
  };
  const proposals = maskedSources(prefill(form, sources));
  const answers = openAnswers(key, applicationUid, row.answers);
  const travel = travelOf(application);
  return { application, row, key, details, travel, formId, formVersion, form, papers, answers, proposals };
}

// What counts: whose age it is follows from the birth date in the form, else from the person's own.
export function standing(
  { application, details, travel, form, proposals }: FormCase,
  answers: StoredAnswers,
): Standing {
  const given = valuesOf(answers);
  const birthDate = given['dateOfBirth'] ?? proposals['dateOfBirth']?.choices[0]?.value ?? details.birthDate;
  const context = contextOf(application.visaDetails.visaCategory, birthDate, travel.from);
  return { context, values: effective(form, context, given, proposals) };
}
