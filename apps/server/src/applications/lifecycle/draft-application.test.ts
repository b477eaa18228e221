import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '@visawright/contract/operations/index.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql } from '../../platform/db/db.ts';
import { secretHash } from '../../platform/crypto/secret-hash.ts';
import { germanTrip } from '../../testing/test-agency.ts';
import { createTestTenant, type TestTenant } from '../../testing/test-tenant.ts';
import { getApplication } from '../records/applications.queries.ts';
import { deleteApplication } from './delete-application.ts';
import { draftApplication } from './draft-application.ts';

let tenant: TestTenant;
let agencyUid: string;
let agency: Actor;
let agent: Actor;
let otherAgent: Actor;
let applicantUid: string;

beforeAll(async () => {
  tenant = await createTestTenant();
  agencyUid = await tenant.agency();
  [agency, agent, otherAgent] = (await Promise.all(
    (['agency', 'agent', 'agent'] as const).map((role) => tenant.person(role, agencyUid)),
  )) as [Actor, Actor, Actor];
  applicantUid = await tenant.applicant({ agencyUid, agentUid: agent.personUid });
});
afterAll(() => tenant?.close());

const draft = (actor: Actor, more: object = {}) =>
  draftApplication(tenant.db, actor, { applicantUid, visaDetails: germanTrip, ...more });

async function startKey(applicantOf: string, life = '14 days', premiumKey?: string): Promise<string> {
  const key = randomUUID();
  await tenant.owner.run(sql`
    insert into intake_key (realm_id, key_hash, premium_key_hash, applicant_uid, agency_uid, created_by, expires_at)
    values (${tenant.realmId}, ${secretHash(key)}, ${premiumKey ? secretHash(premiumKey) : null}, ${applicantOf},
      ${agencyUid}, ${agency.personUid}, now() + ${life}::interval)`);
  return key;
}

test('returns 404 for an applicant of another agent, agency or family', async () => {
  const elsewhere = await tenant.agency();
  const [stranger, traveller] = [
    await tenant.person('agency', elsewhere),
    await tenant.traveller({ agencyUid, type: 'D2C' }),
  ];
  for (const actor of [otherAgent, stranger, traveller])
    await expect(draft(actor)).rejects.toMatchObject({ code: 'record.notFound' });
  await expect(draft(agency, { agencyUid: elsewhere })).rejects.toMatchObject({ code: 'record.notFound' });
});

test('rejects an impossible date and a return before the departure', async () => {
  for (const wrong of [{ fromDate: '31/02/2027' }, { toDate: '09/03/2027' }])
    await expect(draft(agency, { visaDetails: { ...germanTrip, ...wrong } })).rejects.toMatchObject({
      code: 'input.invalid',
    });
});

test('accepts only an active agent of the agency; an agent may not name another agent', async () => {
  const suspended = await tenant.person('agent', agencyUid);
  await tenant.owner.run(
    sql`update person set status = 'suspended' where realm_id = ${tenant.realmId} and person_uid = ${suspended.personUid}`,
  );
  const foreign = await tenant.person('agent', await tenant.agency());
  for (const agentId of [suspended.personUid, foreign.personUid, agency.personUid])
    await expect(draft(agency, { agentId })).rejects.toMatchObject({ code: 'application.transferRefused' });
  await expect(draft(agent, { agentId: otherAgent.personUid })).rejects.toMatchObject({
    code: 'application.transferRefused',
  });
});

test("assigns an agent's draft to the agent, with the German form and its lodging deadline", async () => {
  const made = await draft(agent);
  expect(made).toMatchObject({
    applicantUid,
    agencyUid,
    agentId: agent.personUid,
    status: 'draft',
    progress: null,
    docIds: [],
    visaDetails: germanTrip,
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
  expect(await getApplication(tenant.db, agent, made.applicationUid)).toEqual(made);
  await expect(getApplication(tenant.db, otherAgent, made.applicationUid)).rejects.toMatchObject({
    code: 'record.notFound',
  });
});

test('creates a draft without form, documents or deadline for a country that has no form', async () => {
  const made = await draft(agency, { visaDetails: { ...germanTrip, visaTo: 'Iceland' } });
  expect(made).toMatchObject({ destinationId: null, documentsNeeded: 0, lodgeBy: null });
});

test('lets an agency name the agent and assigns an unassigned applicant to the same agent', async () => {
  const free = await tenant.applicant({ agencyUid });
  const made = await draft(agency, { applicantUid: free, agentId: otherAgent.personUid });
  expect(made.agentId).toBe(otherAgent.personUid);
  expect((await draft(otherAgent, { applicantUid: free })).agentId).toBe(otherAgent.personUid);
});

test('lets another traveller join a visible trip only', async () => {
  const first = await draft(agent);
  const fellow = await tenant.applicant({ agencyUid, agentUid: agent.personUid });
  const second = await draft(agent, { applicantUid: fellow, tripUid: first.tripUid });
  expect([second.tripUid, second.partySize]).toEqual([first.tripUid, 2]);
  const foreign = await draft(agency, { applicantUid: await tenant.applicant({ agencyUid }) });
  await expect(draft(agent, { tripUid: foreign.tripUid })).rejects.toMatchObject({ code: 'record.notFound' });
});

test("lets a direct applicant start alone; an agency's traveller needs a start link", async () => {
  const direct = await tenant.traveller({ agencyUid, type: 'D2C' });
  const made = await draft(direct, { applicantUid: direct.applicantUid! });
  expect([made.agentId, made.can]).toEqual([
    null,
    ['application.read', 'application.edit', 'application.outcome', 'finding.accept'],
  ]);
  const traveller = await tenant.traveller({ agencyUid, agentUid: agent.personUid });
  const theirs = { applicantUid: traveller.applicantUid! };
  await expect(draft(traveller, theirs)).rejects.toMatchObject({ code: 'intake.keyRefused' });
  const applicationCreationKey = await startKey(traveller.applicantUid!);
  const started = await draft(traveller, { ...theirs, applicationCreationKey });
  expect([started.agentId, started.can]).toEqual([agent.personUid, ['application.read', 'application.edit']]);
});

test('accepts a start link once, returns the existing application later, and nothing after its deletion', async () => {
  const applicationCreationKey = await startKey(applicantUid);
  const [one, two] = await Promise.all([
    draft(agent, { applicationCreationKey }),
    draft(agent, { applicationCreationKey }),
  ]);
  expect(one.applicationUid).toBe(two.applicationUid);
  await tenant.owner.run(
    sql`update intake_key set expires_at = now() - interval '1 day'
      where realm_id = ${tenant.realmId} and key_hash = ${secretHash(applicationCreationKey)}`,
  );
  expect((await draft(agent, { applicationCreationKey })).applicationUid).toBe(one.applicationUid);
  await deleteApplication(tenant.db, agent, one.applicationUid);
  await expect(draft(agent, { applicationCreationKey })).rejects.toMatchObject({ code: 'intake.keyRefused' });
});

test('rejects an unknown, expired or foreign start link', async () => {
  const other = await tenant.applicant({ agencyUid, agentUid: agent.personUid });
  const keys = [randomUUID(), await startKey(applicantUid, '-1 minute'), await startKey(other)];
  for (const applicationCreationKey of keys)
    await expect(draft(agent, { applicationCreationKey })).rejects.toMatchObject({ code: 'intake.keyRefused' });
});

test('marks an application whose start link includes a premium check, and only with the key of that link', async () => {
  const premiumVerificationKey = randomUUID();
  const start = (premiumKey?: string) => startKey(applicantUid, '14 days', premiumKey);
  const withPremium = await start(premiumVerificationKey);
  const refused = { code: 'intake.keyRefused' };
  for (const [applicationCreationKey, premiumKey] of [
    [withPremium, randomUUID()], // another key
    [await start(), premiumVerificationKey], // the premium key of another link
    [undefined, premiumVerificationKey], // no start link at all
  ])
    await expect(draft(agent, { applicationCreationKey, premiumVerificationKey: premiumKey })).rejects.toMatchObject(
      refused,
    );
  const made = await draft(agent, { applicationCreationKey: withPremium, premiumVerificationKey });
  expect(made.hasPremiumCheck).toBe(true);
  expect(await draft(agent, { applicationCreationKey: withPremium, premiumVerificationKey })).toEqual(made);
  const without = await draft(agent, { applicationCreationKey: await start(randomUUID()) });
  expect(without.hasPremiumCheck).toBe(false);
});

test('an empty agent, agency and key count as not given', async () => {
  const body = operations.draftApplication.body!.parse({
    applicantUid,
    visaDetails: germanTrip,
    agentId: '',
    agencyUid: '',
    applicationCreationKey: '',
    premiumVerificationKey: '',
  });
  expect(await draftApplication(tenant.db, agency, body)).toMatchObject({ agencyUid, agentId: agent.personUid });
});
