import { randomUUID } from 'node:crypto';
import type { VisaDetails } from '@visawright/contract/application.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../access/actor.types.ts';
import { sql } from '../access/db.ts';
import { secretHash } from '../sessions/secret-hash.ts';
import { testDatabase, type TestDatabase } from '../testing/database.ts';
import { openHouse, type House } from '../testing/house.ts';
import { getRecord } from './applications.queries.ts';
import { deleteApplication } from './delete-application.ts';
import { draftApplication } from './draft-application.ts';

let database: TestDatabase;
let house: House;
let agencyUid: string;
let agency: Actor;
let agent: Actor;
let otherAgent: Actor;
let applicantUid: string;

beforeAll(async () => {
  database = await testDatabase();
  house = await openHouse(database);
  agencyUid = await house.agency();
  [agency, agent, otherAgent] = (await Promise.all(
    (['agency', 'agent', 'agent'] as const).map((role) => house.person(role, agencyUid)),
  )) as [Actor, Actor, Actor];
  applicantUid = await house.applicant({ agencyUid, agentUid: agent.personUid });
});
afterAll(async () => {
  await house?.close();
  await database?.drop();
});

const visaDetails: VisaDetails = {
  fromDate: '10/03/2027',
  toDate: '20/03/2027',
  visaFrom: 'India',
  visaTo: 'Germany',
  nationality: 'India',
  visaCategory: 'Tourism',
  visaType: 'Schengen Short Stay Visa (Tourism)',
};
const draft = (actor: Actor, more: object = {}) =>
  draftApplication(house.db, actor, { applicantUid, visaDetails, ...more });

async function startKey(applicantOf: string, life = '14 days'): Promise<string> {
  const key = randomUUID();
  await house.owner.run(sql`
    insert into intake_key (realm_id, key_hash, applicant_uid, agency_uid, created_by, expires_at)
    values (${house.realmId}, ${secretHash(key)}, ${applicantOf}, ${agencyUid}, ${agency.personUid}, now() + ${life}::interval)`);
  return key;
}

test('an applicant of another agent, agency or family cannot be drafted for: it is as if they were not there', async () => {
  const elsewhere = await house.agency();
  const [stranger, traveller] = [
    await house.person('agency', elsewhere),
    await house.traveller({ agencyUid, type: 'D2C' }),
  ];
  for (const actor of [otherAgent, stranger, traveller])
    await expect(draft(actor)).rejects.toMatchObject({ code: 'record.notFound' });
  await expect(draft(agency, { agencyUid: elsewhere })).rejects.toMatchObject({ code: 'record.notFound' });
});

test('a day that is not in the calendar, or a return before the start, is refused', async () => {
  for (const wrong of [{ fromDate: '31/02/2027' }, { toDate: '09/03/2027' }])
    await expect(draft(agency, { visaDetails: { ...visaDetails, ...wrong } })).rejects.toMatchObject({
      code: 'input.invalid',
    });
});

test('only an active agent of the agency can be named; an agent names nobody else', async () => {
  const suspended = await house.person('agent', agencyUid);
  await house.owner.run(
    sql`update person set status = 'suspended' where realm_id = ${house.realmId} and person_uid = ${suspended.personUid}`,
  );
  const foreign = await house.person('agent', await house.agency());
  for (const agentId of [suspended.personUid, foreign.personUid, agency.personUid])
    await expect(draft(agency, { agentId })).rejects.toMatchObject({ code: 'application.transferRefused' });
  await expect(draft(agent, { agentId: otherAgent.personUid })).rejects.toMatchObject({
    code: 'application.transferRefused',
  });
});

test("an agent's draft is the agent's own, a draft of the German form, with its last day to lodge", async () => {
  const made = await draft(agent);
  expect(made).toMatchObject({
    applicantUid,
    agencyUid,
    agentId: agent.personUid,
    status: 'draft',
    progress: null,
    docIds: [],
    visaDetails,
    applicationCreationKey: null,
    visaAllocationStatus: 'PENDING',
    review: { state: 'none', round: 0, tasks: [], sections: [] },
    applicantName: 'Asha Rao',
    destinationId: 'germany',
    partySize: 1,
    lodgeBy: '2027-02-23',
    version: 1,
    can: [
      'application.read',
      'application.edit',
      'application.transfer',
      'application.sendForReview',
      'application.outcome',
      'finding.accept',
    ],
  });
  expect(made.reference).toMatch(/^A-[0-9A-HJKMNP-TV-Z]{6}$/);
  expect(made.documentsNeeded).toBeGreaterThan(0);
  expect(await getRecord(house.db, agent, made.applicationUid)).toEqual(made);
  await expect(getRecord(house.db, otherAgent, made.applicationUid)).rejects.toMatchObject({ code: 'record.notFound' });
});

test('a country without a form says so: no form, no papers, no last day', async () => {
  const made = await draft(agency, { visaDetails: { ...visaDetails, visaTo: 'Iceland' } });
  expect(made).toMatchObject({ destinationId: null, documentsNeeded: 0, lodgeBy: null });
});

test('an agency may name the agent, and an applicant who had none follows', async () => {
  const free = await house.applicant({ agencyUid });
  const made = await draft(agency, { applicantUid: free, agentId: otherAgent.personUid });
  expect(made.agentId).toBe(otherAgent.personUid);
  expect((await draft(otherAgent, { applicantUid: free })).agentId).toBe(otherAgent.personUid);
});

test('another traveller joins a trip one may see, and no other', async () => {
  const first = await draft(agent);
  const fellow = await house.applicant({ agencyUid, agentUid: agent.personUid });
  const second = await draft(agent, { applicantUid: fellow, tripUid: first.tripUid });
  expect([second.tripUid, second.partySize]).toEqual([first.tripUid, 2]);
  const foreign = await draft(agency, { applicantUid: await house.applicant({ agencyUid }) });
  await expect(draft(agent, { tripUid: foreign.tripUid })).rejects.toMatchObject({ code: 'record.notFound' });
});

test("a direct applicant begins alone; an agency's traveller needs a start link", async () => {
  const direct = await house.traveller({ agencyUid, type: 'D2C' });
  const made = await draft(direct, { applicantUid: direct.applicantUid! });
  expect([made.agentId, made.can]).toEqual([
    null,
    ['application.read', 'application.edit', 'application.outcome', 'finding.accept'],
  ]);
  const traveller = await house.traveller({ agencyUid, agentUid: agent.personUid });
  const theirs = { applicantUid: traveller.applicantUid! };
  await expect(draft(traveller, theirs)).rejects.toMatchObject({ code: 'intake.keyRefused' });
  const applicationCreationKey = await startKey(traveller.applicantUid!);
  const begun = await draft(traveller, { ...theirs, applicationCreationKey });
  expect([begun.agentId, begun.can]).toEqual([agent.personUid, ['application.read', 'application.edit']]);
});

test('a start link works once; the same applicant comes back to what it made, and after a deletion to nothing', async () => {
  const applicationCreationKey = await startKey(applicantUid);
  const [one, two] = await Promise.all([
    draft(agent, { applicationCreationKey }),
    draft(agent, { applicationCreationKey }),
  ]);
  expect(one.applicationUid).toBe(two.applicationUid);
  await house.owner.run(
    sql`update intake_key set expires_at = now() - interval '1 day' where realm_id = ${house.realmId} and key_hash = ${secretHash(applicationCreationKey)}`,
  );
  expect((await draft(agent, { applicationCreationKey })).applicationUid).toBe(one.applicationUid);
  await deleteApplication(house.db, agent, one.applicationUid);
  await expect(draft(agent, { applicationCreationKey })).rejects.toMatchObject({ code: 'intake.keyRefused' });
});

test("an unknown, run-out or somebody else's start link is refused", async () => {
  const other = await house.applicant({ agencyUid, agentUid: agent.personUid });
  const keys = [randomUUID(), await startKey(applicantUid, '-1 minute'), await startKey(other)];
  for (const applicationCreationKey of keys)
    await expect(draft(agent, { applicationCreationKey })).rejects.toMatchObject({ code: 'intake.keyRefused' });
});
