import { sql, type Db } from '../access/db.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import { sealDetails } from '../applicants/details.ts';
import { insertApplicants } from '../applicants/insert-applicants.ts';
import { keyOf } from '../vault/applicant-key.ts';
import { blindOf } from '../vault/passport.ts';
import { agencyTravellers, allTravellers, demoCases } from './case-rows.ts';
import type { DemoPeople } from './demo-people.types.ts';
import { daysAgo } from './demo-time.ts';
import { travellersFrom, type DemoTraveller } from './traveller-rows.ts';

const letters = 'KLMNPRSTUVWZ';
const starts: Readonly<Record<string, number>> = { dev: 0, sunrise: 6, bluegate: 12 };

// Made up, and different in each realm. The last two of the agency gave the same one, which staff are told.
const passportOf = (path: string, at: number) => {
  const place = at === agencyTravellers - 1 ? at - 1 : at;
  const number = 1_000_000 + (((place + 1) * 276_041 + path.length * 31_337) % 8_999_999);
  return `${letters[(place + path.length) % letters.length]}${number}`;
};

const factsOf = (path: string, { firstName, lastName, isChild }: DemoTraveller, at: number) => ({
  firstName,
  lastName,
  email: isChild || at % 7 === 5 ? null : `${firstName}.${lastName || 'traveller'}@example.test`.toLowerCase(),
  phone: isChild ? null : `+91 98${String(20_000_000 + at * 431_207).slice(0, 8)}`,
  birthDate: `${isChild ? 2012 + (at % 6) : 1962 + ((at * 7) % 38)}-${String(1 + (at % 12)).padStart(2, '0')}-${String(1 + ((at * 5) % 28)).padStart(2, '0')}`,
  passportNumber: at % 9 === 8 ? null : passportOf(path, at),
});

// Their uids in the order the cases name them.
export async function seedTravellers(db: Db, keys: KeyStore, people: DemoPeople): Promise<string[]> {
  const uids: string[] = [];
  const travellers = travellersFrom(starts[people.path] ?? 0, allTravellers);
  for (const [at, traveller] of travellers.entries()) {
    const told = demoCases.find(({ who }) => who === at);
    const isOwn = at < agencyTravellers;
    const agent = isOwn && told?.agent != null ? people.agents[told.agent]! : undefined;
    const agencyUid = isOwn ? people.agencyUid : people.otherAgencies[told?.agency ?? 0]!.agencyUid;
    const place = { agencyUid, agentUid: agent?.personUid ?? null, type: 'B2B', addedBy: null } as const;
    const maker = agent?.personUid ?? people.agencyOwnerUid;
    const [uid] = await insertApplicants(db, keys, maker, place, [factsOf(people.path, traveller, at)]);
    await backdate(db, uid!, (told?.age ?? 5) + 1 + (at % 3));
    uids.push(uid!);
  }
  return uids;
}

const backdate = (db: Db, applicantUid: string, days: number) =>
  db.run(sql`
    update applicant set created_at = ${daysAgo(days)} where realm_id = ${db.realmId} and applicant_uid = ${applicantUid}`);

// Those who sign in themselves have papers too; the direct one travels with a companion.
export async function seedSelves(db: Db, keys: KeyStore, people: DemoPeople): Promise<string> {
  for (const [at, { applicantUid }] of [people.direct, people.traveller].entries()) {
    const passportNumber = passportOf(people.path, 40 + at);
    const details = { passportNumber, birthDate: `199${at + 1}-0${at + 4}-17`, phone: `+91 98400 1122${at}` };
    const sealed = sealDetails(await keyOf(db, keys, applicantUid), details);
    await db.run(sql`
      update applicant set details = ${sealed} where realm_id = ${db.realmId} and applicant_uid = ${applicantUid}`);
    await db.run(sql`
      insert into passport_index (realm_id, blind, applicant_uid)
      values (${db.realmId}, ${blindOf(keys, db.realmId, passportNumber)}, ${applicantUid}) on conflict do nothing`);
    await backdate(db, applicantUid, 70);
  }
  const self = await db.get<{ last_name: string }>(sql`
    select last_name from applicant where realm_id = ${db.realmId} and applicant_uid = ${people.direct.applicantUid}`);
  const place = {
    agencyUid: people.houseUid,
    agentUid: null,
    type: 'D2C',
    addedBy: people.direct.applicantUid,
  } as const;
  const companion = {
    firstName: 'Rohit',
    lastName: self.last_name,
    email: null,
    phone: null,
    birthDate: '1990-08-02',
    passportNumber: passportOf(people.path, 44),
  };
  const [uid] = await insertApplicants(db, keys, people.direct.personUid, place, [companion]);
  await backdate(db, uid!, 13);
  return uid!;
}
