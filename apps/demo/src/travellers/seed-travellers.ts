import { sql, loadApplicantKey, hashPassportNumber, type Db, type KeyStore } from '@visawright/server/tools.ts';
import { sealDetails, insertApplicants } from '@visawright/server/product.ts';
import { agencyTravellers, allTravellers, demoApplications } from '../applications/demo-applications.ts';
import type { DemoPeople } from '../accounts/demo-people.types.ts';
import { dayIn, daysAgo } from '../database/demo-time.ts';
import { travellersFrom, type DemoTraveller } from './demo-travellers.ts';

const letters = 'KLMNPRSTUVWZ';
const starts: Readonly<Record<string, number>> = { dev: 0, sunrise: 6, bluegate: 12 };

// Made up, and different in each realm. The agency's last two travellers share a number, so that the duplicate warning is shown.
const passportOf = (path: string, at: number) => {
  const place = at === agencyTravellers - 1 ? at - 1 : at;
  const number = 1_000_000 + (((place + 1) * 276_041 + path.length * 31_337) % 8_999_999);
  return `${letters[(place + path.length) % letters.length]}${number}`;
};

// Children are 9 to 14 years old in whichever year the demo is seeded.
const birthYear = (at: number, isChild: boolean) =>
  isChild ? Number(dayIn(0).slice(0, 4)) - 14 + (at % 6) : 1962 + ((at * 7) % 38);

const twoDigits = (value: number) => String(value).padStart(2, '0');

const factsOf = (path: string, { firstName, lastName, isChild }: DemoTraveller, at: number) => ({
  firstName,
  lastName,
  email: isChild || at % 7 === 5 ? null : `${firstName}.${lastName || 'traveller'}@example.test`.toLowerCase(),
  phone: isChild ? null : `+91 98${String(20_000_000 + at * 431_207).slice(0, 8)}`,
  birthDate: `${birthYear(at, isChild)}-${twoDigits(1 + (at % 12))}-${twoDigits(1 + ((at * 5) % 28))}`,
  passportNumber: at % 9 === 8 ? null : passportOf(path, at),
});

// Returns their ids in the order of the traveller list.
export async function seedTravellers(db: Db, keys: KeyStore, people: DemoPeople): Promise<string[]> {
  const uids: string[] = [];
  const travellers = travellersFrom(starts[people.path] ?? 0, allTravellers);
  for (const [at, traveller] of travellers.entries()) {
    const demoApplication = demoApplications.find(({ who }) => who === at);
    const isOwn = at < agencyTravellers;
    const agent = isOwn && demoApplication?.agent != null ? people.agents[demoApplication.agent]! : undefined;
    const agencyUid = isOwn ? people.agencyUid : people.otherAgencies[demoApplication?.agency ?? 0]!.agencyUid;
    const place = { agencyUid, agentUid: agent?.personUid ?? null, type: 'B2B', addedBy: null } as const;
    const maker = agent?.personUid ?? people.agencyOwnerUid;
    const [uid] = await insertApplicants(db, keys, maker, place, [factsOf(people.path, traveller, at)]);
    await backdate(db, uid!, (demoApplication?.age ?? 5) + 1 + (at % 3));
    uids.push(uid!);
  }
  return uids;
}

const backdate = (db: Db, applicantUid: string, days: number) =>
  db.run(sql`
    update applicant set created_at = ${daysAgo(days)} where realm_id = ${db.realmId} and applicant_uid = ${applicantUid}`);

// Completes the profiles of travellers who sign in themselves and adds a companion. Returns the companion's id.
export async function seedOwnProfiles(db: Db, keys: KeyStore, people: DemoPeople): Promise<string> {
  for (const [at, { applicantUid }] of [people.direct, people.traveller].entries()) {
    const passportNumber = passportOf(people.path, 40 + at);
    const details = { passportNumber, birthDate: `199${at + 1}-0${at + 4}-17`, phone: `+91 98400 1122${at}` };
    const sealed = sealDetails(await loadApplicantKey(db, keys, applicantUid), details);
    await db.run(sql`
      update applicant set details = ${sealed} where realm_id = ${db.realmId} and applicant_uid = ${applicantUid}`);
    await db.run(sql`
      insert into passport_index (realm_id, blind, applicant_uid)
      values (${db.realmId}, ${hashPassportNumber(keys, db.realmId, passportNumber)}, ${applicantUid}) on conflict do nothing`);
    await backdate(db, applicantUid, 70);
  }
  const self = await db.get<{ last_name: string }>(sql`
    select last_name from applicant where realm_id = ${db.realmId} and applicant_uid = ${people.direct.applicantUid}`);
  const place = {
    agencyUid: people.platformAgencyUid,
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
