import { randomUUID } from 'node:crypto';
import { destinations } from '@visawright/forms/destinations/destinations.ts';
import { storeFoundRules } from '@visawright/server/product.ts';
import { insertPackage } from '@visawright/server/testing.ts';
import { sql, type Db, type Sql } from '@visawright/server/tools.ts';
import type { Random } from '../facts/random.ts';
import type { Agency, Office } from './offices.ts';

const countries = destinations.slice(0, 5).map(({ country }) => country);
const commonRules = ['passport-validity', 'statement-age', 'insurance-cover'];
const kinds = ['Passport', 'Bank statement', 'Hotel booking'];
const fields = ['surname', 'balance', 'checkOutDate'];

export type Tally = Record<
  'lives' | 'transfers' | 'corrections' | 'deletions' | 'restored' | 'erasures' | 'purges' | 'reopened',
  number
>;

export const emptyTally = (): Tally => ({
  lives: 0,
  transfers: 0,
  corrections: 0,
  deletions: 0,
  restored: 0,
  erasures: 0,
  purges: 0,
  reopened: 0,
});

interface Life {
  readonly office: Office;
  readonly agency: Agency;
  readonly random: Random;
  readonly tally: Tally;
  readonly applicantUid: string;
  readonly uid: string;
}

const set = (db: Db, uid: string, change: Sql) =>
  db.run(sql`
    update application set ${change}, version = version + 1 where realm_id = ${db.realmId} and application_uid = ${uid}`);

// One application from its draft on: as far as chance takes it, with reviews, findings and corrections, transfers, deletions and erasures
// anywhere in between. Written as the product's own roles do, under the life cycle that the database enforces. A quarter begin on few days
// of the past, so that there are small groups and large ones.
export async function live(office: Office, random: Random, tally: Tally): Promise<void> {
  const agency = random.chance(0.5) ? office.agencies[0]! : random.one(office.agencies);
  const { api, realmId } = office;
  const { uid: applicantUid } = await api.get<{ uid: string }>(sql`
    insert into applicant (realm_id, agency_uid, agent_uid, type, first_name, last_name)
    values (${realmId}, ${agency.agencyUid}, ${agency.agents[0]}, 'B2B', 'A', 'B') returning applicant_uid as uid`);
  const started = new Date(Date.UTC(2026, 9, 1 + random.whole(0, random.chance(0.25) ? 30 : 4), random.whole(0, 23)));
  const { uid } = await api.get<{ uid: string }>(sql`
    insert into application (realm_id, reference, applicant_uid, agency_uid, agent_uid, visa_from, visa_to, nationality, visa_category,
      visa_type, travel_from, travel_to, created_at, status_since)
    values (${realmId}, ${randomUUID()}, ${applicantUid}, ${agency.agencyUid}, ${random.one(agency.agents)}, 'India',
      ${random.one(countries)}, 'India', 'Tourism', 'Short', '2027-03-10', '2027-03-20', ${started}, ${started})
    returning application_uid as uid`);
  const life: Life = { office, agency, random, tally, applicantUid, uid };
  const steps = random.whole(0, 9);
  tally.lives++;
  await addDocument(life);
  for (let step = 0; step < steps; step++) if (!(await takeStep(life))) return;
}

// False: the application is gone.
async function takeStep(life: Life): Promise<boolean> {
  const { random, office, agency, uid, tally } = life;
  const { api } = office;
  const what = random.whole(0, 99);
  if (what < 40) await moveOn(life);
  else if (what < 52) {
    await set(api, uid, sql`agent_uid = ${random.one([...agency.agents, null])}`);
    tally.transfers++;
  } else if (what < 64) await judge(life);
  else if (what < 74) await correct(life);
  else if (what < 86) await review(life);
  else if (what < 90) await set(api, uid, sql`visa_to = ${random.one(countries)}`);
  else if (what < 95) {
    await set(api, uid, sql`deleted_at = now()`);
    tally.deletions++;
    if (random.chance(0.5)) {
      await set(api, uid, sql`deleted_at = null`);
      tally.restored++;
      return true;
    }
    if (random.chance(0.5)) {
      await office.worker.run(
        sql`delete from application where realm_id = ${api.realmId} and application_uid = ${uid}`,
      );
      tally.purges++;
    }
    return false;
  } else if (what < 97) {
    await erase(life);
    return false;
  }
  return true;
}

async function addDocument({ office: { owner, realmId }, applicantUid, uid, random }: Life): Promise<void> {
  await owner.run(sql`
    with made as (insert into document (realm_id, applicant_uid, category, kind)
      values (${realmId}, ${applicantUid}, 'Passport', ${random.one(kinds)}) returning document_uid)
    insert into application_document (realm_id, application_uid, document_uid, applicant_uid, position)
    select ${realmId}, ${uid}, document_uid, ${applicantUid}, 0 from made`);
}

const statusOf = async ({ api }: Office, uid: string) =>
  (
    await api.get<{ status: string }>(sql`
      select status from application where realm_id = ${api.realmId} and application_uid = ${uid}`)
  ).status;

async function moveOn({ office, uid, random, tally }: Life): Promise<void> {
  const { api, owner } = office;
  const status = await statusOf(office, uid);
  if (status !== 'draft' && status !== 'initiated' && random.chance(0.15)) {
    await set(api, uid, sql`status = 'initiated'`);
    tally.reopened++;
    return;
  }
  if (status === 'draft') await set(api, uid, sql`status = 'initiated'`);
  if (status === 'initiated') await set(api, uid, sql`status = 'form-data-collected', declared_at = now()`);
  if (status === 'form-data-collected') {
    await insertPackage(owner, uid);
    await set(api, uid, sql`status = 'package-ready'`);
  }
  if (status === 'package-ready') await set(api, uid, sql`status = 'online-form-completed'`);
  if (status === 'online-form-completed') await set(api, uid, sql`status = 'submitted'`);
  if (status === 'submitted')
    await set(api, uid, sql`outcome = ${random.one(['APPROVED', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'PENDING'])}`);
}

const judge = ({ office, agency, uid, random }: Life) =>
  storeFoundRules(
    office.api,
    uid,
    [...commonRules, agency.rule].filter(() => random.chance(0.5)),
  );

// Confirms or changes a value, takes it back, or corrects what kind of document it is.
async function correct({ office: { api, owner, realmId }, agency, applicantUid, random, tally }: Life): Promise<void> {
  const { uid } = await api.get<{ uid: string }>(sql`
    select document_uid as uid from document where realm_id = ${realmId} and applicant_uid = ${applicantUid}`);
  if (random.chance(0.2))
    await owner.run(sql`
      update document set kind = ${random.one(kinds)}, version = version + 1 where realm_id = ${realmId} and document_uid = ${uid}`);
  else
    await api.run(sql`
      insert into value_act (realm_id, document_uid, act_no, field, kind, person_uid)
      select ${realmId}, ${uid}, coalesce(max(act_no), 0) + 1, ${random.one(fields)},
        ${random.one(['confirmed', 'confirmed', 'changed', 'takenBack'])}, ${agency.agents[0]}
      from value_act where realm_id = ${realmId} and document_uid = ${uid}`);
  tally.corrections++;
}

async function review({ office: { api, realmId }, agency: { reviewer }, uid, random }: Life): Promise<void> {
  const task = sql`realm_id = ${realmId} and application_uid = ${uid}`;
  const { state, round } = await api.get<{ state: string; round: number }>(sql`
    select review as state, review_round as round from application where ${task}`);
  if (state !== 'requested') {
    await set(api, uid, sql`review = 'requested', review_round = review_round + 1`);
    await api.run(sql`
      insert into review_task (realm_id, application_uid, round, reviewer_uid) values (${realmId}, ${uid}, ${round + 1}, ${reviewer})`);
    return;
  }
  if (random.chance(0.1)) {
    await set(api, uid, sql`review = 'none'`);
    await api.run(sql`update review_task set withdrawn_at = now() where ${task} and round = ${round}`);
    return;
  }
  const verdict = random.one(['approved', 'approved', 'returned']);
  await api.run(
    sql`update review_task set verdict = ${verdict}, decided_at = now() where ${task} and round = ${round}`,
  );
  await set(api, uid, sql`review = ${verdict}`);
  if (verdict === 'returned')
    await api.run(sql`
      insert into review_section (realm_id, application_uid, round, reviewer_uid, section, verdict, reason)
      values (${realmId}, ${uid}, ${round}, ${reviewer}, 'journey', 'returned', 'dates')`);
}

async function erase({ office: { owner, worker, realmId }, applicantUid, tally }: Life): Promise<void> {
  const { uid } = await owner.get<{ uid: string }>(sql`
    insert into erasure (realm_id, applicant_uid, cause) values (${realmId}, ${applicantUid}, 'agency') returning erasure_uid as uid`);
  await worker.run(sql`select erase_rows(${uid})`);
  tally.erasures++;
}
