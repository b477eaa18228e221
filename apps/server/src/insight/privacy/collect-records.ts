import type { Actor } from '../../platform/access/actor.types.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { getApplicant } from '../../applications/applicants/get-applicant.ts';
import { openReason, reasonPlaces } from '../../applications/reasons/sealed-reasons.ts';
import { listDocuments } from '../../documents/records/list-documents.ts';
import { collectBilling } from '../../delivery/billing/documents/collect-billing.ts';
import { openReceipt, receiptRowsOf } from '../../delivery/receipts/stored-receipt.ts';
import { openAnswerAct, openAnswers } from '../../forms/prefilled-form/stored-answers.ts';

// Everything about one traveller as plain records, one list per part of an export.
export async function collectRecords(db: Db, keys: KeyStore, actor: Actor, applicantUid: string) {
  const mine = sql`realm_id = ${db.realmId} and applicant_uid = ${applicantUid}`;
  const [{ can: _can, ...traveller }, documents, applications, consents, views, changes, packages] = await Promise.all([
    getApplicant(db, keys, actor, applicantUid),
    listDocuments(db, keys, actor, applicantUid),
    collectApplications(db, keys, applicantUid),
    db.many(sql`
      select purpose, version, language, consent_text as text, at, withdrawn_at as "withdrawnAt" from consent where ${mine} order by at`),
    db.many(sql`
      select v.at, v.document_uid as "docId", v.purpose, btrim(p.first_name || ' ' || p.last_name) as "viewedBy", p.role
      from view_log v join person p on p.realm_id = v.realm_id and p.person_uid = v.person_uid
      where v.realm_id = ${db.realmId} and v.applicant_uid = ${applicantUid} order by v.at`),
    db.many(sql`
      select at, kind, field, was, became, application_uid as "applicationUid" from change_log
      where ${mine} or (realm_id = ${db.realmId} and application_uid in (select application_uid from application where ${mine})
        and kind <> 'noted') order by at`),
    db.many(sql`
      select p.package_uid as "packageUid", p.application_uid as "applicationUid", p.state, p.built_at as "builtAt",
        p.package_id as "packageId", p.byte_size::int as "bytes"
      from package p where p.realm_id = ${db.realmId} and p.applicant_uid = ${applicantUid} order by p.asked_at`),
  ]);
  return {
    traveller,
    applications,
    documents: documents.map(({ can: _none, thumbnailUrl: _picture, ...document }) => document),
    consents,
    views,
    changes,
    packages,
  };
}

async function collectApplications(db: Db, keys: KeyStore, applicantUid: string) {
  const key = await loadApplicantKey(db, keys, applicantUid);
  const rows = await db.many<{ applicationUid: string; answers: Buffer | null; outcomeReason: Buffer | null }>(sql`
    select application_uid as "applicationUid", reference, status, outcome, outcome_on as "outcomeOn",
      outcome_reference as "outcomeReference", outcome_reason as "outcomeReason", visa_from as "visaFrom", visa_to as "visaTo",
      nationality, visa_category as "visaCategory", visa_type as "visaType", travel_from as "travelFrom", travel_to as "travelTo",
      form_id as "formId", form_version as "formVersion", lodged_reference as "lodgedReference", lodged_on as "lodgedOn",
      declared_at as "declaredAt", situations, created_at as "createdAt", deleted_at as "deletedAt", answers
    from application where realm_id = ${db.realmId} and applicant_uid = ${applicantUid} order by created_at`);
  const acts = await db.many<{
    applicationUid: string;
    act_no: number;
    field: string;
    at: Date;
    act: string;
    body: Buffer;
  }>(sql`
    select c.application_uid as "applicationUid", c.act_no, c.field, c.act, c.at, c.body from answer_act c
    join application a on a.realm_id = c.realm_id and a.application_uid = c.application_uid
    where a.realm_id = ${db.realmId} and a.applicant_uid = ${applicantUid} order by c.application_uid, c.act_no`);
  const history = Map.groupBy(acts, ({ applicationUid }) => applicationUid);
  const quotes = Map.groupBy(
    await db.many<{ applicationUid: string }>(sql`
      select q.application_uid as "applicationUid", q.state, q.body, q.created_at as "createdAt", q.accepted_at as "acceptedAt"
      from quote q join application a on a.realm_id = q.realm_id and a.application_uid = q.application_uid
      where a.realm_id = ${db.realmId} and a.applicant_uid = ${applicantUid} order by q.created_at`),
    ({ applicationUid }) => applicationUid,
  );
  const billing = Map.groupBy(await collectBilling(db, keys, applicantUid), ({ applicationUid }) => applicationUid);
  const receipts = Map.groupBy(await receiptRowsOf(db, applicantUid), ({ application_uid }) => application_uid);
  return rows.map(({ answers, outcomeReason, ...application }) => ({
    ...application,
    outcomeReason: openReason(key, reasonPlaces.outcome(application.applicationUid), outcomeReason),
    answers: Object.fromEntries(
      Object.entries(openAnswers(key, application.applicationUid, answers)).map(([field, { value, at }]) => [
        field,
        { value, at },
      ]),
    ),
    quotes: quotes.get(application.applicationUid) ?? [],
    invoices: billing.get(application.applicationUid) ?? [],
    receipts: (receipts.get(application.applicationUid) ?? []).map((row) => openReceipt(key, row)),
    answerHistory: (history.get(application.applicationUid) ?? []).map(({ act_no, field, act, at, body }) => ({
      field,
      act,
      at,
      value: openAnswerAct(key, application.applicationUid, act_no, body).value,
    })),
  }));
}
