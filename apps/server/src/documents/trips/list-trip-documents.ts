import type { TripDocument } from '@visawright/contract/documents/trip.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { inReach } from '../../platform/access/reach.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { loadApplicantKey, type ApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { openFileName } from '../records/sealed-file-name.ts';

type Row = Omit<TripDocument, 'fileName'> & { readonly applicationUid: string; readonly name: Buffer | null };

// The state of each document; no reading is opened.
export async function listTripDocuments(
  db: Db,
  keys: KeyStore,
  actor: Actor,
  applicationUids: readonly string[],
): Promise<ReadonlyMap<string, TripDocument[]>> {
  const reach = inReach('applicant', actor, 'document.read');
  const named = (column: 'belongs_to' | 'moved_from') => {
    const uid = column === 'belongs_to' ? sql`d.belongs_to` : sql`d.moved_from`;
    return sql`(select json_build_object('applicantUid', a.applicant_uid, 'name', btrim(a.first_name || ' ' || a.last_name))
      from applicant a where a.realm_id = d.realm_id and a.applicant_uid = ${uid} and ${reach})`;
  };
  const rows = await db.many<Row>(sql`
    select x.application_uid as "applicationUid", d.document_uid as "docId", d.applicant_uid as "applicantUid",
      coalesce(d.name, u.name) as name, d.category, d.category_outcome as "categoryOutcome", d.kind, d.state, d.reason, d.retake,
      d.to_confirm as "toConfirm", d.version, d.belonging, ${named('belongs_to')} as "belongsTo", ${named('moved_from')} as "movedFrom",
      d.copy_of as "copyOf", d.owner_question as "ownerQuestion"
    from application_document x
    join document d on d.realm_id = x.realm_id and d.document_uid = x.document_uid and d.deleted_at is null
    join applicant a on a.realm_id = d.realm_id and a.applicant_uid = d.applicant_uid
    left join upload u on u.realm_id = d.realm_id and u.upload_uid = d.upload_uid
    where x.realm_id = ${db.realmId} and x.application_uid = any(${applicationUids}::uuid[]) and ${reach}
    order by x.application_uid, x.position`);
  const known = new Map<string, ApplicantKey>();
  for (const { applicantUid } of rows)
    if (!known.has(applicantUid)) known.set(applicantUid, await loadApplicantKey(db, keys, applicantUid));
  const opened = rows.map(({ applicationUid, name, ...row }) => {
    const fileName = name === null ? '' : openFileName(known.get(row.applicantUid)!, name);
    return { applicationUid, document: { ...row, fileName } };
  });
  return new Map(
    [...Map.groupBy(opened, ({ applicationUid }) => applicationUid)].map(([uid, own]) => [
      uid,
      own.map(({ document }) => document),
    ]),
  );
}
