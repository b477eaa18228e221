import { afterAll, beforeAll, expect, test } from 'vitest';
import { openClient } from '../access/tenant-db.ts';
import { agencyRoom, applicantRoom, personRoom } from '../realtime/rooms.ts';
import { addReview } from '../reviews/add-review.ts';
import { sendForReview } from '../reviews/send-for-review.ts';
import { testDatabase, type TestDatabase } from '../testing/database.ts';
import { germanTrip, openAgency, type OpenAgency } from '../testing/drafts.ts';
import { openHouse, type House } from '../testing/house.ts';
import { deleteApplication, restoreApplication } from './delete-application.ts';
import { moveApplication } from './move-application.ts';
import { addNote } from './notes.ts';
import { transferToAgent } from './transfer-to-agent.ts';
import { updateApplication } from './update-application.ts';
import { updateOutcome } from './update-outcome.ts';

interface Told {
  readonly version: number;
  readonly rooms: readonly string[];
}

let database: TestDatabase;
let house: House;
let here: OpenAgency;
let listener: Awaited<ReturnType<typeof openClient>>;
let told: Told[] = [];

beforeAll(async () => {
  database = await testDatabase();
  house = await openHouse(database);
  here = await openAgency(house);
  listener = await openClient(database.ownerUrl);
  listener.on('notification', ({ payload }) => {
    const { data } = JSON.parse(payload!) as { data: { packet: { data: [string, Told] }; opts: { rooms: string[] } } };
    const [event, { version }] = data.packet.data;
    if (event === 'application:changed') told.push({ version, rooms: data.opts.rooms });
  });
  await listener.query('listen "socket.io#/"');
});
afterAll(async () => {
  await listener?.end();
  await house?.close();
  await database?.drop();
});

// What was sent before this answer has arrived by it.
async function heard(work: () => Promise<unknown>): Promise<Told[]> {
  told = [];
  await work();
  await listener.query('select 1');
  return told;
}

test('every write tells the agency, the applicant, the agents and the reviewers, once and in the version it made', async () => {
  const { agent, colleague, reviewer, agency } = here;
  const rooms = (...people: { personUid: string }[]) =>
    [
      agencyRoom(house.realmId, here.agencyUid),
      applicantRoom(house.realmId, here.applicantUid),
      ...people.map(({ personUid }) => personRoom(house.realmId, personUid)),
    ].sort();
  let applicationUid = '';
  let version = 0;
  const steps: [what: string, work: () => Promise<unknown>, people: { personUid: string }[], isNoVersion?: true][] = [
    ['draft', async () => ({ applicationUid } = await here.draft()), [agent]],
    [
      'update',
      () =>
        updateApplication(house.db, agent, applicationUid, { visaDetails: { ...germanTrip, toDate: '21/03/2027' } }),
      [agent],
    ],
    ['note', () => addNote(house.db, house.keys, agent, { applicationUid, text: 'x' }), [agent], true],
    ['send', () => sendForReview(house.db, agent, applicationUid, [reviewer.personUid]), [agent, reviewer]],
    [
      'review',
      () => addReview(house.db, reviewer, applicationUid, { verdict: 'approved', sections: [] }),
      [agent, reviewer],
    ],
    ['outcome', () => updateOutcome(house.db, agent, applicationUid, 'APPROVED'), [agent, reviewer]],
    ['delete', () => deleteApplication(house.db, agent, applicationUid), [agent, reviewer]],
    ['restore', () => restoreApplication(house.db, agent, applicationUid), [agent, reviewer]],
    [
      'transfer',
      () => transferToAgent(house.db, agency, { applicationUid, agentUid: colleague.personUid }),
      [agent, colleague, reviewer],
    ],
  ];
  for (const [what, work, people, isNoVersion] of steps) {
    const seen = await heard(work);
    if (!isNoVersion) version++;
    expect([what, seen.map((each) => ({ ...each, rooms: [...each.rooms].sort() }))]).toEqual([
      what,
      [{ version, rooms: rooms(...people) }],
    ]);
  }
});

test('what was refused or changes nothing tells nothing', async () => {
  const { agencyUid, agent } = here;
  const applicantUid = await house.applicant({ agencyUid, agentUid: agent.personUid });
  let applicationUid = '';
  await heard(async () => ({ applicationUid } = await here.draft({ applicantUid })));
  const quiet = [
    () => updateApplication(house.db, agent, applicationUid, {}),
    () => updateOutcome(house.db, agent, applicationUid, 'PENDING'),
    () => moveApplication(house.db, agent, { applicationUid, to: 'submitted' }).catch(() => undefined),
  ];
  for (const work of quiet) expect(await heard(work)).toEqual([]);
});
