import type { TripDocument } from '@visawright/contract/trip.ts';
import type { Actor } from '../access/actor.types.ts';
import { sql, type Db } from '../access/db.ts';
import { inReach } from '../access/reach.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import { keyOf, type ApplicantKey } from '../vault/applicant-key.ts';
import { openName } from '../vault/file-names.ts';

type Row = Omit<TripDocument, 'fileName'> & { readonly applicationUid: string; readonly name: Buffer | null };

// How far the papers of these applications are; nothing that was read in them is opened.
export async function tripDocuments(
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
      d.to_confirm as "toConfirm", d.version, ${named('belongs_to')} as "belongsTo", ${named('moved_from')} as "movedFrom",
      d.copy_of as "copyOf"
    from application_document x
    join document d on d.realm_id = x.realm_id and d.document_uid = x.document_uid and d.deleted_at is null
    join applicant a on a.realm_id = d.realm_id and a.applicant_uid = d.applicant_uid
    left join upload u on u.realm_id = d.realm_id and u.upload_uid = d.upload_uid
    where x.realm_id = ${db.realmId} and x.application_uid = any(${applicationUids}::uuid[]) and ${reach}
    order by x.application_uid, x.position`);
  const known = new Map<string, ApplicantKey>();
  for (const { applicantUid } of rows)
    if (!known.has(applicantUid)) known.set(applicantUid, await keyOf(db, keys, applicantUid));
  const opened = rows.map(({ applicationUid, name, ...row }) => {
    const fileName = name === null ? '' : openName(known.get(row.applicantUid)!, name);
    return { applicationUid, document: { ...row, fileName } };
  });
  return new Map(
    [...Map.groupBy(opened, ({ applicationUid }) => applicationUid)].map(([uid, own]) => [
      uid,
      own.map(({ document }) => document),
    ]),
  );
}
