import type { AnswerValue } from '@visawright/contract/forms/form-state.ts';
import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import { effectiveAnswers } from '@visawright/forms/answers/effective-answers.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { newestVersion } from '@visawright/forms/versions/form-version.ts';
import { openDetails } from '../../applications/applicants/sealed-details.ts';
import { loadRealmFormVersion } from '../../applications/realm-forms/realm-form.ts';
import { conditionContext } from '../../forms/prefilled-form/condition-context.ts';
import { answerValues, openAnswers, type StoredAnswers } from '../../forms/prefilled-form/stored-answers.ts';
import { loadApplicantKey, type ApplicantKey } from '../../platform/crypto/applicant-key.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { realmKeysOf } from '../../platform/crypto/realm-key.ts';
import { sql, type Db } from '../../platform/db/db.ts';

interface DeclaredRow {
  readonly path: string;
  readonly display_name: string;
  readonly brand_color: string | null;
  readonly reference: string;
  readonly form_id: string;
  readonly form_version: number | null;
  readonly visa_category: VisaGroup;
  readonly visa_type: string;
  readonly travel_from: string;
  readonly travel_to: string;
  readonly declared_at: Date;
  readonly answers: Buffer | null;
  readonly declared_findings: Buffer | null;
  readonly applicant_uid: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly wrapped_key: Buffer | null;
  readonly details: Buffer | null;
}

export interface Declared {
  readonly row: DeclaredRow;
  readonly key: ApplicantKey;
  readonly form: Form;
  readonly formVersion: number;
  readonly answers: StoredAnswers;
  readonly values: Readonly<Record<string, AnswerValue>>; // of visible fields
}

// An application's answers as they were declared. The caller has checked access and that there is a declaration.
export async function loadDeclared(db: Db, keys: KeyStore, applicationUid: string): Promise<Declared> {
  const row = await declaredRow(db, applicationUid);
  const key = await loadApplicantKey(db, keys, row.applicant_uid);
  const formVersion = row.form_version ?? newestVersion(row.form_id);
  const form = await loadRealmFormVersion(db, row.form_id, formVersion);
  const answers = openAnswers(key, applicationUid, row.answers);
  const given = answerValues(answers);
  const { birthDate } = openDetails(await realmKeysOf(db, keys), row);
  const context = conditionContext(row.visa_category, given['dateOfBirth'] ?? birthDate, row.travel_from);
  return { row, key, form, formVersion, answers, values: effectiveAnswers(form, context, given, {}) };
}

const declaredRow = (db: Db, applicationUid: string): Promise<DeclaredRow> =>
  db.get<DeclaredRow>(sql`
    select r.path, r.display_name, r.brand_color, a.reference, a.form_id, a.form_version, a.visa_category, a.visa_type, a.travel_from,
      a.travel_to, coalesce(a.declared_at, a.status_since) as declared_at, a.answers, a.declared_findings,
      n.applicant_uid, n.first_name, n.last_name,
      n.wrapped_key, n.details
    from application a
    join applicant n on n.realm_id = a.realm_id and n.applicant_uid = a.applicant_uid
    join realm r on r.realm_id = a.realm_id
    where a.realm_id = ${db.realmId} and a.application_uid = ${applicationUid} and a.form_id is not null and a.deleted_at is null`);
