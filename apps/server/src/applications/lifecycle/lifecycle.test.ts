import type { Application } from '@visawright/contract/applications/application.ts';
import { transitions, statuses, type Status } from '@visawright/contract/applications/application-status.ts';
import { afterAll, expect, test } from 'vitest';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql } from '../../platform/db/db.ts';
import { changesOf, notificationsOf, createAgency } from '../../testing/test-agency.ts';
import { createTestTenant } from '../../testing/test-tenant.ts';
import { getReasons } from '../reasons/get-reasons.ts';
import { getApplication } from '../records/applications.queries.ts';
import { deleteApplication, restoreApplication } from './delete-application.ts';
import { moveApplication } from './move-application.ts';
import { setLodged } from './set-lodged.ts';
import { transferToAgent } from './transfer-to-agent.ts';
import { chooseAgents } from '../../identity/agents/choose-agents.ts';
import { updateOutcome, type SentOutcome } from './update-outcome.ts';

const tenant = await createTestTenant();
const here = await createAgency(tenant);
afterAll(() => tenant.close());

const notFound = { code: 'record.notFound' };
const snake = (word: string) => word.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

test('allows the same status transitions in the database as in the contract', async () => {
  const rows = await tenant.owner.many(
    sql`select from_status as "from", to_status as "to", guard from application_transition`,
  );
  const sorted = (moves: readonly unknown[]) => moves.map((move) => JSON.stringify(move)).sort();
  expect(sorted(rows)).toEqual(sorted(transitions.map(({ from, to, by }) => ({ from, to, guard: snake(by) }))));
});

test('lets people make only the transitions meant for people, from the right status', async () => {
  const allowed: Partial<Record<Status, readonly Status[]>> = {
    'form-data-collected': ['initiated'],
    'package-ready': ['initiated', 'online-form-completed'],
    'online-form-completed': ['initiated', 'submitted'],
    submitted: ['initiated'],
  };
  for (const from of statuses)
    for (const to of ['initiated', 'online-form-completed', 'submitted'] as const) {
      const { applicationUid } = await here.at(from);
      const moved = moveApplication(tenant.db, tenant.keys, here.agent, {
        applicationUid,
        to,
        reason: 'A date was wrong',
      });
      if (allowed[from]?.includes(to)) expect((await moved).status).toBe(to);
      else
        await expect(moved).rejects.toMatchObject({
          code: expect.stringMatching(/^application\.(move|guard)Refused$/),
        });
    }
});

test('goes from package to counter for in-person destinations, without an online form', async () => {
  const document = await here.at('package-ready', { submitsInPerson: true });
  const to = (status: 'online-form-completed' | 'submitted') =>
    moveApplication(tenant.db, tenant.keys, here.agent, {
      applicationUid: document.applicationUid,
      to: status,
      lodgedReference: 'VFS-77',
    });
  await expect(to('online-form-completed')).rejects.toMatchObject({
    code: 'application.guardRefused',
    details: { guard: 'online_form_done' },
  });
  expect(await to('submitted')).toMatchObject({
    status: 'submitted',
    progress: 'CONFIRMED',
    lodgedReference: 'VFS-77',
  });
});

test('stores lodging number and date with the transition and allows corrections afterwards', async () => {
  const { applicationUid } = await here.at('package-ready', { submitsInPerson: true });
  const set = (lodgedReference: string | null, lodgedOn: string | null, actor = here.agent, version?: number) =>
    setLodged(tenant.db, actor, { applicationUid, lodgedReference, lodgedOn, version });
  await expect(set('VFS-1', null)).rejects.toMatchObject({ code: 'application.moveRefused' });
  const handedIn = { applicationUid, to: 'submitted', lodgedOn: '2026-11-16' } as const;
  expect(await moveApplication(tenant.db, tenant.keys, here.agent, handedIn)).toMatchObject({
    lodgedReference: null,
    lodgedOn: '2026-11-16',
  });
  const later = await set('VFS-1', '2026-11-17');
  expect(later).toMatchObject({ status: 'submitted', lodgedReference: 'VFS-1', lodgedOn: '2026-11-17' });
  expect((await set('VFS-1', '2026-11-17')).version).toBe(later.version);
  await expect(set('VFS-2', null, here.agent, later.version - 1)).rejects.toMatchObject({
    code: 'application.versionStale',
    details: { differs: [{ field: 'lodgedReference' }, { field: 'lodgedOn' }] },
  });
  await expect(set('VFS-2', null, here.colleague)).rejects.toMatchObject(notFound);
  expect(await set(null, null)).toMatchObject({ lodgedReference: null, lodgedOn: null });
  expect((await changesOf(tenant, applicationUid)).filter(({ kind }) => kind === 'lodged')).toMatchObject([
    { was: '2026-11-16', became: 'VFS-1, 2026-11-17' },
    { was: 'VFS-1, 2026-11-17', became: null },
  ]);
});

test('rejects a transition on a stale version or out of reach', async () => {
  const { applicationUid } = await here.at('package-ready');
  const move = { applicationUid, to: 'online-form-completed' as const };
  await expect(moveApplication(tenant.db, tenant.keys, here.colleague, move)).rejects.toMatchObject(notFound);
  await expect(moveApplication(tenant.db, tenant.keys, here.agent, { ...move, version: 7 })).rejects.toMatchObject({
    code: 'application.versionStale',
    details: { current: { applicationUid, version: 1 } },
  });
  expect((await moveApplication(tenant.db, tenant.keys, here.agent, { ...move, version: 1 })).version).toBe(2);
  expect(await changesOf(tenant, applicationUid)).toMatchObject([
    { kind: 'moved', field: 'status', was: 'package-ready', became: 'online-form-completed' },
    { kind: 'onlineFormStated', field: null },
  ]);
});

test('transfers only to an active agent of the same agency, and only with the matching applicant', async () => {
  const { applicationUid } = await here.draft();
  const foreign = await tenant.person('agent', await tenant.agency());
  const give = (agentUid: string, actor = here.agent, applicantUid = here.applicantUid) =>
    transferToAgent(tenant.db, actor, { applicationUid, agentUid, applicantUid });
  await expect(give(foreign.personUid)).rejects.toMatchObject({ code: 'application.transferRefused' });
  await expect(give(here.reviewer.personUid)).rejects.toMatchObject({ code: 'application.transferRefused' });
  await expect(give(here.colleague.personUid, here.colleague)).rejects.toMatchObject(notFound);
  const other = await tenant.applicant({ agencyUid: here.agencyUid });
  await expect(give(here.colleague.personUid, here.agent, other)).rejects.toMatchObject(notFound);
});

test('moves the applicant with the application and notifies the new agent; the former agent loses access', async () => {
  const there = await createAgency(tenant);
  const { applicationUid } = await there.draft();
  const transfer = { applicationUid, agentUid: there.colleague.personUid, applicantUid: there.applicantUid };
  const given = await transferToAgent(tenant.db, there.agent, transfer);
  expect(given).toMatchObject({ agentId: there.colleague.personUid, version: 2, can: [] });
  await expect(getApplication(tenant.db, there.agent, applicationUid)).rejects.toMatchObject(notFound);
  expect((await getApplication(tenant.db, there.colleague, applicationUid)).can).toContain('application.transfer');
  await there.draft({ applicantUid: there.applicantUid }).then(
    () => expect.fail('the applicant is no longer theirs'),
    (error) => expect(error).toMatchObject(notFound),
  );
  expect(await notificationsOf(tenant, there.colleague)).toMatchObject([
    { kind: 'transferred', application_uid: applicationUid },
  ]);
  expect((await transferToAgent(tenant.db, there.agency, transfer)).version).toBe(2);
  expect((await changesOf(tenant, applicationUid)).map(({ kind }) => kind)).toEqual(['created', 'transferred']);
});

test("leaves a colleague's applicant with the colleague", async () => {
  const there = await createAgency(tenant);
  const third = await tenant.person('agent', there.agencyUid);
  const [first, second] = [await there.draft(), await there.draft()];
  const give = (actor: Actor, { applicationUid }: Application, to: Actor) =>
    transferToAgent(tenant.db, actor, { applicationUid, agentUid: to.personUid });
  await give(there.agency, first, there.colleague);
  expect(await give(there.agent, second, third)).toMatchObject({ agentId: third.personUid });
  const { uid } = await tenant.owner.get<{ uid: string }>(
    sql`select agent_uid as uid from applicant where applicant_uid = ${there.applicantUid}`,
  );
  expect(uid).toBe(there.colleague.personUid);
});

test('is not given to an agent who has not joined yet', async () => {
  const { applicationUid } = await here.draft();
  const invited = await tenant.person('agent', here.agencyUid);
  const join = (joinedAt: string | null) =>
    tenant.owner.run(sql`update person set joined_at = ${joinedAt} where person_uid = ${invited.personUid}`);
  await join(null);
  const give = () => transferToAgent(tenant.db, here.agency, { applicationUid, agentUid: invited.personUid });
  await expect(give()).rejects.toMatchObject({ code: 'application.transferRefused' });
  const offered = async () => (await chooseAgents(tenant.db, here.agency)).people.map(({ personUid }) => personUid);
  expect(await offered()).not.toContain(invited.personUid);
  await join('2026-11-16');
  expect(await offered()).toContain(invited.personUid);
  expect((await give()).agentId).toBe(invited.personUid);
  await transferToAgent(tenant.db, here.agency, { applicationUid, agentUid: here.agent.personUid }); // as it was
});

test('logs an outcome with its previous value and ignores the same value', async () => {
  const { applicationUid } = await here.at('submitted');
  await expect(
    updateOutcome(tenant.db, tenant.keys, here.colleague, applicationUid, { visaAllocationStatus: 'APPROVED' }),
  ).rejects.toMatchObject(notFound);
  const traveller = await tenant.traveller({ agencyUid: here.agencyUid });
  await expect(
    updateOutcome(tenant.db, tenant.keys, traveller, applicationUid, { visaAllocationStatus: 'APPROVED' }),
  ).rejects.toMatchObject({
    code: 'access.functionRefused',
  });
  expect(
    await updateOutcome(tenant.db, tenant.keys, here.agent, applicationUid, { visaAllocationStatus: 'APPROVED' }),
  ).toMatchObject({
    visaAllocationStatus: 'APPROVED',
    version: 2,
  });
  expect(
    (await updateOutcome(tenant.db, tenant.keys, here.agent, applicationUid, { visaAllocationStatus: 'APPROVED' }))
      .version,
  ).toBe(2);
  expect(await changesOf(tenant, applicationUid)).toMatchObject([
    { kind: 'outcome', was: 'PENDING', became: 'APPROVED' },
  ]);
});

test('stores the day, number and reason of a decision until the decision changes', async () => {
  const { applicationUid } = await here.at('submitted');
  const decide = async (sent: SentOutcome) => {
    const record = await updateOutcome(tenant.db, tenant.keys, here.agent, applicationUid, sent);
    const { outcomeReason } = await getReasons(tenant.db, tenant.keys, here.agent, applicationUid);
    expect(record.hasReasons).toBe(outcomeReason !== null);
    return { ...record, outcomeReason };
  };
  const refusal = { outcomeOn: '2026-11-02', outcomeReference: 'R-17', outcomeReason: 'Purpose not shown' };
  expect(await decide({ visaAllocationStatus: 'REJECTED', ...refusal })).toMatchObject({ ...refusal, version: 2 });
  expect(await decide({ visaAllocationStatus: 'REJECTED' })).toMatchObject({ ...refusal, version: 2 });
  expect(await decide({ visaAllocationStatus: 'REJECTED', outcomeReference: '' })).toMatchObject({
    ...refusal,
    outcomeReference: null,
    version: 3,
  });
  const gone = { outcomeOn: null, outcomeReference: null, outcomeReason: null };
  expect(await decide({ visaAllocationStatus: 'WITHDRAWN' })).toMatchObject({ ...gone, version: 4 });
  expect(await decide({ visaAllocationStatus: 'PENDING', ...refusal })).toMatchObject({ ...gone, version: 5 });
  await expect(decide({ visaAllocationStatus: 'APPROVED', outcomeOn: '2099-01-01' })).rejects.toMatchObject({
    code: 'input.invalid',
  });
  expect(await changesOf(tenant, applicationUid)).toMatchObject([
    { kind: 'outcome', became: 'REJECTED', reason: 'Purpose not shown' },
    { kind: 'outcomeDetails', was: 'R-17, 2026-11-02', became: '2026-11-02' },
    { kind: 'outcome', became: 'WITHDRAWN' },
    { kind: 'outcome', became: 'PENDING' },
  ]);
});

test('deletes only an editable application, by someone who may edit it', async () => {
  const [draft, later] = [await here.draft(), await here.at('form-data-collected')];
  await expect(deleteApplication(tenant.db, here.colleague, draft.applicationUid)).rejects.toMatchObject(notFound);
  await expect(deleteApplication(tenant.db, here.agent, later.applicationUid)).rejects.toMatchObject({
    code: 'application.notEditable',
  });
});

test('lets anyone who could delete an application undo it within thirty seconds', async () => {
  const { applicationUid } = await here.draft();
  expect(await deleteApplication(tenant.db, here.agent, applicationUid)).toEqual({ applicationUid, undoSeconds: 10 });
  await expect(getApplication(tenant.db, here.agent, applicationUid)).rejects.toMatchObject(notFound);
  await expect(deleteApplication(tenant.db, here.agent, applicationUid)).rejects.toMatchObject(notFound);
  await expect(restoreApplication(tenant.db, here.colleague, applicationUid)).rejects.toMatchObject(notFound);
  expect(await restoreApplication(tenant.db, here.agency, applicationUid)).toMatchObject({
    applicationUid,
    version: 3,
  });
  await deleteApplication(tenant.db, here.agent, applicationUid);
  await tenant.owner.run(sql`
    update application set deleted_at = now() - interval '31 seconds', version = version + 1
    where realm_id = ${tenant.realmId} and application_uid = ${applicationUid}`);
  await expect(restoreApplication(tenant.db, here.agent, applicationUid)).rejects.toMatchObject({
    code: 'application.undoTooLate',
  });
});
