import { afterAll, beforeAll, expect, test } from 'vitest';
import { openClient } from '../../platform/db/connection.ts';
import { agencyRoom, applicantRoom, personRoom } from '../../platform/realtime/rooms.ts';
import { addReview } from '../reviews/add-review.ts';
import { sendForReview } from '../reviews/send-for-review.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { germanTrip, createAgency, type TestAgency } from '../../testing/test-agency.ts';
import { createTestTenant, type TestTenant } from '../../testing/test-tenant.ts';
import { deleteApplication, restoreApplication } from '../lifecycle/delete-application.ts';
import { moveApplication } from '../lifecycle/move-application.ts';
import { addNote } from '../history/notes.ts';
import { transferToAgent } from '../lifecycle/transfer-to-agent.ts';
import { updateApplication } from './update-application.ts';
import { updateOutcome } from '../lifecycle/update-outcome.ts';
import { nothingToDecide } from '../../testing/test-reviews.ts';

interface Received {
  readonly version: number;
  readonly rooms: readonly string[];
}

let database: TestDatabase;
let tenant: TestTenant;
let here: TestAgency;
let listener: Awaited<ReturnType<typeof openClient>>;
let received: Received[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  tenant = await createTestTenant(database);
  here = await createAgency(tenant);
  listener = await openClient(database.ownerUrl);
  listener.on('notification', ({ payload }) => {
    const { data } = JSON.parse(payload!) as {
      data: { packet: { data: [string, Received] }; opts: { rooms: string[] } };
    };
    const [event, { version }] = data.packet.data;
    if (event === 'application:changed') received.push({ version, rooms: data.opts.rooms });
  });
  await listener.query('listen "socket.io#/"');
});
afterAll(async () => {
  await listener?.end();
  await tenant?.close();
  await database?.drop();
});

// Everything sent before this reply has arrived with it.
async function listenFor(work: () => Promise<unknown>): Promise<Received[]> {
  received = [];
  await work();
  await listener.query('select 1');
  return received;
}

test('publishes every write once, in its version, to agency, applicant, agents and reviewers', async () => {
  const { agent, colleague, reviewer, agency } = here;
  const rooms = (...people: { personUid: string }[]) =>
    [
      agencyRoom(tenant.realmId, here.agencyUid),
      applicantRoom(tenant.realmId, here.applicantUid),
      ...people.map(({ personUid }) => personRoom(tenant.realmId, personUid)),
    ].sort();
  let applicationUid = '';
  let version = 0;
  const steps: [what: string, work: () => Promise<unknown>, people: { personUid: string }[], isNoVersion?: true][] = [
    ['draft', async () => ({ applicationUid } = await here.draft()), [agent]],
    [
      'update',
      () =>
        updateApplication(tenant.db, agent, applicationUid, { visaDetails: { ...germanTrip, toDate: '21/03/2027' } }),
      [agent],
    ],
    ['note', () => addNote(tenant.db, tenant.keys, agent, { applicationUid, text: 'x' }), [agent], true],
    [
      'send',
      () =>
        sendForReview(tenant.db, tenant.keys, agent, nothingToDecide, applicationUid, {
          reviewerUids: [reviewer.personUid],
        }),
      [agent, reviewer],
    ],
    [
      'review',
      () =>
        addReview(tenant.db, tenant.keys, reviewer, nothingToDecide, applicationUid, {
          verdict: 'approved',
          sections: [],
        }),
      [agent, reviewer],
    ],
    [
      'outcome',
      () => updateOutcome(tenant.db, tenant.keys, agent, applicationUid, { visaAllocationStatus: 'APPROVED' }),
      [agent, reviewer],
    ],
    ['delete', () => deleteApplication(tenant.db, agent, applicationUid), [agent, reviewer]],
    ['restore', () => restoreApplication(tenant.db, agent, applicationUid), [agent, reviewer]],
    [
      'transfer',
      () => transferToAgent(tenant.db, agency, { applicationUid, agentUid: colleague.personUid }),
      [agent, colleague, reviewer],
    ],
  ];
  for (const [what, work, people, isNoVersion] of steps) {
    const seen = await listenFor(work);
    if (!isNoVersion) version++;
    expect([what, seen.map((each) => ({ ...each, rooms: [...each.rooms].sort() }))]).toEqual([
      what,
      [{ version, rooms: rooms(...people) }],
    ]);
  }
});

test('publishes nothing for a refused write or one without changes', async () => {
  const { agencyUid, agent } = here;
  const applicantUid = await tenant.applicant({ agencyUid, agentUid: agent.personUid });
  let applicationUid = '';
  await listenFor(async () => ({ applicationUid } = await here.draft({ applicantUid })));
  const quiet = [
    () => updateApplication(tenant.db, agent, applicationUid, {}),
    () => updateOutcome(tenant.db, tenant.keys, agent, applicationUid, { visaAllocationStatus: 'PENDING' }),
    () => moveApplication(tenant.db, tenant.keys, agent, { applicationUid, to: 'submitted' }).catch(() => undefined),
  ];
  for (const work of quiet) expect(await listenFor(work)).toEqual([]);
});
