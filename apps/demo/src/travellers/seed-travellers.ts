import { sql, loadApplicantKey, hashPassportNumber, type Db, type KeyStore } from '@visawright/server/tools.ts';
import { sealDetails, insertApplicants } from '@visawright/server/product.ts';
import { agencyTravellers, demoApplications } from '../applications/demo-applications.ts';
import type { DemoPeople } from '../accounts/demo-people.types.ts';
import { daysAgo } from '../database/demo-time.ts';
import { listedTravellers, ownProfile } from './traveller-facts.ts';

// Returns their ids in the order of the traveller list.
export async function seedTravellers(db: Db, keys: KeyStore, people: DemoPeople): Promise<string[]> {
  const uids: string[] = [];
  for (const [at, facts] of listedTravellers(people.realm).entries()) {
    const demoApplication = demoApplications.find(({ who }) => who === at);
    const isOwn = at < agencyTravellers;
    const agent = isOwn && demoApplication?.agent != null ? people.agents[demoApplication.agent]! : undefined;
    const agencyUid = isOwn ? people.agencyUid : people.otherAgencies[demoApplication?.agency ?? 0]!.agencyUid;
    const place = { agencyUid, agentUid: agent?.personUid ?? null, type: 'B2B', addedBy: null } as const;
    const maker = agent?.personUid ?? people.agencyOwnerUid;
    const [uid] = await insertApplicants(db, keys, maker, place, [facts]);
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
  for (const who of ['direct', 'traveller'] as const) {
    const { applicantUid } = people[who];
    const { passportNumber, birthDate, phone } = ownProfile(people.realm, who);
    const details = { passportNumber, birthDate, phone };
    const sealed = sealDetails(await loadApplicantKey(db, keys, applicantUid), details);
    await db.run(sql`
      update applicant set details = ${sealed} where realm_id = ${db.realmId} and applicant_uid = ${applicantUid}`);
    await db.run(sql`
      insert into passport_index (realm_id, blind, applicant_uid)
      values (${db.realmId}, ${hashPassportNumber(keys, db.realmId, passportNumber!)}, ${applicantUid}) on conflict do nothing`);
    await backdate(db, applicantUid, 70);
  }
  const place = {
    agencyUid: people.platformAgencyUid,
    agentUid: null,
    type: 'D2C',
    addedBy: people.direct.applicantUid,
  } as const;
  const [uid] = await insertApplicants(db, keys, people.direct.personUid, place, [
    ownProfile(people.realm, 'companion'),
  ]);
  await backdate(db, uid!, 13);
  return uid!;
}
