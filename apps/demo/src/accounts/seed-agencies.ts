import { sql, pendingSub, type Db } from '@visawright/server/tools.ts';
import type { DemoAgency } from './demo-agencies.ts';
import { daysAgo } from '../database/demo-time.ts';

export async function seedAgencies(db: Db, path: string, agencies: readonly DemoAgency[], distributorUid: string) {
  const made: { agencyUid: string; ownerUid: string }[] = [];
  for (const [at, agency] of agencies.entries()) {
    const agencyUid = await agencyNamed(db, agency, agency.isOfDistributor ? distributorUid : null);
    const ownerUid = await insertPersonRow(db, {
      ...nameOf(agency.owner),
      email: `agency${at + 2}@${path}.test`,
      role: 'agency',
      agencyUid,
    });
    await db.run(sql`
      update person set joined_at = ${daysAgo(agency.ageDays - 1)}, last_active_at = date_trunc('hour', ${daysAgo(at + 1)}::timestamptz)
      where realm_id = ${db.realmId} and person_uid = ${ownerUid} and joined_at is null`);
    made.push({ agencyUid, ownerUid });
  }
  return made;
}

const nameOf = ([firstName, lastName]: readonly [string, string]) => ({ firstName, lastName });

async function agencyNamed(db: Db, agency: DemoAgency, distributorUid: string | null): Promise<string> {
  const known = await db.find<{ uid: string }>(sql`
    select agency_uid as uid from agency where realm_id = ${db.realmId} and name = ${agency.name} and type = 'AGENCY'`);
  if (known) return known.uid;
  const made = await db.get<{ uid: string }>(sql`
    insert into agency (realm_id, type, name, business_type, status, distributor_uid, created_at)
    values (${db.realmId}, 'AGENCY', ${agency.name}, ${agency.businessType}, ${agency.isSuspended ? 'suspended' : 'active'},
      ${distributorUid}, ${daysAgo(agency.ageDays)}) returning agency_uid as uid`);
  return made.uid;
}

interface PersonRow {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: 'agency' | 'agent';
  readonly agencyUid: string;
}

// A person shown in lists only, without an account at the identity provider.
export async function insertPersonRow(db: Db, person: PersonRow): Promise<string> {
  await db.run(sql`
    insert into person (realm_id, kc_sub, role, agency_uid, first_name, last_name, email, created_at)
    values (${db.realmId}, ${pendingSub(person.email)}, ${person.role}, ${person.agencyUid}, ${person.firstName}, ${person.lastName},
      ${person.email}, ${daysAgo(2)}) on conflict (realm_id, email) do nothing`);
  const { uid } = await db.get<{ uid: string }>(sql`
    select person_uid as uid from person where realm_id = ${db.realmId} and email = ${person.email}`);
  return uid;
}
