import type { PersonFacts } from '@visawright/contract/identity/same-person.ts';
import { sql, type Db, type Sql } from '../../platform/db/db.ts';
import { openDetails } from '../../applications/applicants/sealed-details.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { realmKeysOf } from '../../platform/crypto/realm-key.ts';
import type { KnownTraveller } from './decide-belonging.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { listConfirmedNames } from './owner-answers.ts';
import { listOwnPassports, type DocumentRow } from '../records/documents.queries.ts';
import { getPassportHolder } from '../records/get-passport-holder.ts';
import { unsealDocuments } from '../records/present-document.ts';

interface Row {
  readonly applicant_uid: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly wrapped_key: Buffer | null;
  readonly details: Buffer | null;
}

type JudgedDocument = Pick<DocumentRow, 'applicant_uid' | 'document_uid' | 'is_primary' | 'category'>;

const most = 60; // as many travellers as a coach holds

// Whether applicants `a` and `o` travel together: on one trip, or because one of them or the same person added them.
export const travelTogether: Sql = sql`o.applicant_uid <> a.applicant_uid and o.agency_uid = a.agency_uid and (
  o.added_by = a.applicant_uid or a.added_by = o.applicant_uid or o.added_by = a.added_by
  or exists (select from application x
    join application y on y.realm_id = x.realm_id and y.trip_uid = x.trip_uid and y.deleted_at is null
    where x.realm_id = a.realm_id and x.applicant_uid = a.applicant_uid and x.deleted_at is null and x.trip_uid is not null
      and y.applicant_uid = o.applicant_uid))`;

// The applicant of a document and everyone they travel with. A document is no evidence about itself: neither its own
// values nor the number that the record has from it.
export async function loadTravellers(
  db: Db,
  keys: KeyStore,
  { applicant_uid: applicantUid, document_uid: docId, is_primary: isPrimary, category }: JudgedDocument,
): Promise<{ readonly own: KnownTraveller; readonly others: readonly KnownTraveller[] }> {
  const rows = await db.many<Row>(sql`
    (select a.applicant_uid, a.first_name, a.last_name, a.wrapped_key, a.details from applicant a
      where a.realm_id = ${db.realmId} and a.applicant_uid = ${applicantUid})
    union all
    (select o.applicant_uid, o.first_name, o.last_name, o.wrapped_key, o.details
      from applicant a join applicant o on o.realm_id = a.realm_id
      where a.realm_id = ${db.realmId} and a.applicant_uid = ${applicantUid} and ${travelTogether}
      order by o.applicant_uid limit ${most})`);
  const realmKeys = await realmKeysOf(db, keys);
  const passports = await loadPassportFacts(
    db,
    keys,
    rows.map((row) => row.applicant_uid),
    docId,
  );
  const key = await loadApplicantKey(db, keys, applicantUid);
  const otherNames = await listConfirmedNames(db, key, applicantUid, docId);
  const travellers = rows.map((row): KnownTraveller => {
    const { birthDate, passportNumber } = openDetails(realmKeys, row);
    const isOwn = row.applicant_uid === applicantUid;
    const record: PersonFacts = {
      name: `${row.first_name} ${row.last_name}`,
      dateOfBirth: birthDate,
      passportNumber: isOwn && isPrimary && category === 'Passport' ? null : passportNumber,
    };
    const names = isOwn ? otherNames.map((name) => ({ name })) : [];
    return { applicantUid: row.applicant_uid, known: [record, ...(passports.get(row.applicant_uid) ?? []), ...names] };
  });
  const own = travellers.find((each) => each.applicantUid === applicantUid)!;
  return { own, others: travellers.filter((each) => each !== own) };
}

async function loadPassportFacts(
  db: Db,
  keys: KeyStore,
  applicantUids: readonly string[],
  exceptDocId: string,
): Promise<ReadonlyMap<string, PersonFacts[]>> {
  const rows = await listOwnPassports(db, applicantUids);
  const others = rows.filter((row) => row.document_uid !== exceptDocId);
  const open = await unsealDocuments(db, keys, others);
  const facts = open.flatMap((document) => {
    const person = getPassportHolder(document);
    return person ? [{ applicantUid: document.row.applicant_uid, person }] : [];
  });
  return new Map(
    [...Map.groupBy(facts, ({ applicantUid }) => applicantUid)].map(([uid, own]) => [
      uid,
      own.map(({ person }) => person),
    ]),
  );
}
