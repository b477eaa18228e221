import type { PersonFacts } from '@visawright/contract/same-person.ts';
import { sql, type Db, type Sql } from '../access/db.ts';
import { openDetails } from '../applicants/details.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import { realmKeysOf } from '../vault/realm-key.ts';
import type { Traveller } from './belonging.ts';
import { ownPassports } from './documents.queries.ts';
import { passportHolder } from './passport-holder.ts';
import { openAll } from './present.ts';

interface Row {
  readonly applicant_uid: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly wrapped_key: Buffer | null;
  readonly details: Buffer | null;
}

const most = 60; // a coach of travellers

// Whether applicants `a` and `o` travel together: on one trip, or kept by one person who added the other.
export const travelTogether: Sql = sql`o.applicant_uid <> a.applicant_uid and o.agency_uid = a.agency_uid and (
  o.added_by = a.applicant_uid or a.added_by = o.applicant_uid or o.added_by = a.added_by
  or exists (select from application x
    join application y on y.realm_id = x.realm_id and y.trip_uid = x.trip_uid and y.deleted_at is null
    where x.realm_id = a.realm_id and x.applicant_uid = a.applicant_uid and x.deleted_at is null and x.trip_uid is not null
      and y.applicant_uid = o.applicant_uid))`;

// Oneself, and those one travels with.
export async function travellersOf(
  db: Db,
  keys: KeyStore,
  applicantUid: string,
): Promise<{ readonly own: Traveller; readonly others: readonly Traveller[] }> {
  const rows = await db.many<Row>(sql`
    (select a.applicant_uid, a.first_name, a.last_name, a.wrapped_key, a.details from applicant a
      where a.realm_id = ${db.realmId} and a.applicant_uid = ${applicantUid})
    union all
    (select o.applicant_uid, o.first_name, o.last_name, o.wrapped_key, o.details
      from applicant a join applicant o on o.realm_id = a.realm_id
      where a.realm_id = ${db.realmId} and a.applicant_uid = ${applicantUid} and ${travelTogether}
      order by o.applicant_uid limit ${most})`);
  const realmKeys = await realmKeysOf(db, keys);
  const passports = await passportFacts(
    db,
    keys,
    rows.map((row) => row.applicant_uid),
  );
  const travellers = rows.map((row): Traveller => {
    const { birthDate, passportNumber } = openDetails(realmKeys, row);
    const record: PersonFacts = { name: `${row.first_name} ${row.last_name}`, dateOfBirth: birthDate, passportNumber };
    return { applicantUid: row.applicant_uid, known: [record, ...(passports.get(row.applicant_uid) ?? [])] };
  });
  const own = travellers.find((each) => each.applicantUid === applicantUid)!;
  return { own, others: travellers.filter((each) => each !== own) };
}

async function passportFacts(
  db: Db,
  keys: KeyStore,
  applicantUids: readonly string[],
): Promise<ReadonlyMap<string, PersonFacts[]>> {
  const open = await openAll(db, keys, await ownPassports(db, applicantUids));
  const facts = open.flatMap((document) => {
    const person = passportHolder(document);
    return person ? [{ applicantUid: document.row.applicant_uid, person }] : [];
  });
  return new Map(
    [...Map.groupBy(facts, ({ applicantUid }) => applicantUid)].map(([uid, own]) => [
      uid,
      own.map(({ person }) => person),
    ]),
  );
}
