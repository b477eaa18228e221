import { randomUUID } from 'node:crypto';
import { isEditable } from '@visawright/contract/application-status.ts';
import type { Db } from '../access/db.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import { keyOf } from '../vault/applicant-key.ts';
import { demoCases, type DemoCase } from './case-rows.ts';
import { demoReference, journeyOf } from './demo-application.ts';
import type { DemoPeople } from './demo-people.types.ts';
import { daysAgo } from './demo-time.ts';
import { historyOf, returnReason, type Happening } from './history.ts';
import { insertRows } from './insert-rows.ts';

export interface SeededApplication {
  readonly told: DemoCase;
  readonly applicationUid: string;
  readonly applicantUid: string;
  readonly history: readonly Happening[];
}

export type ApplicantOf = (who: DemoCase['who']) => string;

const notes = [
  'Called: the bank letter comes on Friday.',
  'Prefers WhatsApp in the evening, after 7.',
  'Old passport has a valid US visa, mention it in the cover letter.',
  'Asked twice for the hotel booking. Waiting.',
  'Employer letter is on letterhead now, all good.',
  'Travels with parents; keep the three files together.',
];

export async function seedApplications(
  db: Db,
  keys: KeyStore,
  people: DemoPeople,
  applicantOf: ApplicantOf,
): Promise<SeededApplication[]> {
  const trips = [randomUUID(), randomUUID()];
  await insertRows(
    db,
    'trip',
    trips.map((trip_uid) => ({ trip_uid, agency_uid: people.agencyUid, created_at: daysAgo(12) })),
  );
  const made = demoCases.map((told, at) => plan(people, applicantOf, trips, told, at));
  await insertRows(
    db,
    'application',
    made.map(({ row }) => row),
  );
  await insertReviews(db, people, made);
  await insertRows(
    db,
    'change_log',
    made.flatMap((each) => changesOf(people, each)),
  );
  await insertNotes(db, keys, people, made);
  return made;
}

type Planned = ReturnType<typeof plan>;

const makerOf = (people: DemoPeople, told: DemoCase): string => {
  if (told.who === 'direct' || told.who === 'companion') return people.direct.personUid;
  if (told.agency !== undefined) return people.otherAgencies[told.agency]!.ownerUid;
  return told.agent === null ? people.agencyOwnerUid : people.agents[told.agent]!.personUid;
};

function plan(people: DemoPeople, applicantOf: ApplicantOf, trips: readonly string[], told: DemoCase, at: number) {
  const { destination, ...journey } = journeyOf(told);
  const reference = demoReference(people.path, at);
  const isDirect = told.who === 'direct' || told.who === 'companion';
  const section = (destination.sections.find(({ id }) => /financ|fund|means/i.test(id)) ?? destination.sections.at(-1)!)
    .id;
  const history = historyOf(told, {
    reference,
    takesPaper: destination.takesPaperOnly,
    section,
    reviewerNames: people.reviewers.map(({ name }) => name),
  });
  const applicationUid = randomUUID();
  const applicantUid = applicantOf(told.who);
  const agencyUid = isDirect
    ? people.houseUid
    : told.agency === undefined
      ? people.agencyUid
      : people.otherAgencies[told.agency]!.agencyUid;
  const row = {
    application_uid: applicationUid,
    reference,
    trip_uid: told.trip === undefined ? null : trips[told.trip]!,
    applicant_uid: applicantUid,
    agency_uid: agencyUid,
    agent_uid: told.agent === null ? null : people.agents[told.agent]!.personUid,
    status: told.status,
    status_since: history.findLast(({ kind }) => kind === 'moved' || kind === 'created')!.at,
    review: told.review,
    review_round: told.review === 'none' ? 0 : 1,
    outcome: told.outcome,
    visa_from: 'India',
    visa_to: destination.country,
    nationality: 'India',
    visa_category: told.group,
    visa_type: journey.visaType,
    travel_from: journey.travelFrom,
    travel_to: journey.travelTo,
    lodge_by: journey.lodgeBy,
    takes_paper: destination.takesPaperOnly,
    form_id: destination.id,
    form_version: 1,
    declared_at: history.find(({ became }) => became === 'form-data-collected')?.at ?? null,
    declared_by: isEditable(told.status) ? null : makerOf(people, told),
    lodged_reference: told.status === 'submitted' ? `LR-${reference.slice(2)}` : null,
    version: history.length,
    created_by: makerOf(people, told),
    created_at: history[0]!.at,
    updated_at: history.at(-1)!.at,
    deleted_at: null,
  };
  return {
    told,
    applicationUid,
    applicantUid,
    history,
    row,
    section,
  };
}

async function insertReviews(db: Db, people: DemoPeople, made: readonly Planned[]): Promise<void> {
  const tasks = made.flatMap(({ told, applicationUid, history }) =>
    told.reviewers.map((reviewer) => {
      const isOpen = told.review === 'requested';
      return {
        application_uid: applicationUid,
        round: 1,
        reviewer_uid: people.reviewers[reviewer]!.personUid,
        requested_by: makerOf(people, told),
        requested_at: history.find(({ kind }) => kind === 'reviewRequested')!.at,
        verdict: isOpen ? null : told.review,
        decided_at: isOpen ? null : history.find(({ kind }) => /^review(Approved|Returned)$/.test(kind))!.at,
      };
    }),
  );
  await insertRows(db, 'review_task', tasks);
  const returned = made.filter(({ told }) => told.review === 'returned');
  await insertRows(
    db,
    'review_section',
    returned.map(({ told, applicationUid, section }) => ({
      application_uid: applicationUid,
      round: 1,
      reviewer_uid: people.reviewers[told.reviewers[0]!]!.personUid,
      section,
      verdict: 'returned',
      reason: returnReason,
    })),
  );
}

const changesOf = (people: DemoPeople, { told, applicationUid, history }: Planned) =>
  history.map(({ by, ...happening }) => ({
    change_uid: randomUUID(),
    application_uid: applicationUid,
    person_uid: by === 'maker' ? makerOf(people, told) : people.reviewers[by]!.personUid,
    ...happening,
  }));

async function insertNotes(db: Db, keys: KeyStore, people: DemoPeople, made: readonly Planned[]): Promise<void> {
  const rows = [];
  for (const [at, { told, applicationUid, applicantUid, history }] of made.entries()) {
    if (told.agent === null || at % 3 !== 0) continue;
    const key = await keyOf(db, keys, applicantUid);
    const note_uid = randomUUID();
    rows.push({
      note_uid,
      application_uid: applicationUid,
      person_uid: people.agents[told.agent]!.personUid,
      body: key.sealFor(`note/${note_uid}`, notes[(at / 3) % notes.length]!),
      created_at: new Date(history.at(-1)!.at.getTime() + 3_600_000),
    });
  }
  await insertRows(db, 'application_note', rows);
  await insertRows(
    db,
    'change_log',
    rows.map(({ application_uid, person_uid, created_at }) => ({
      change_uid: randomUUID(),
      application_uid,
      person_uid,
      kind: 'noted',
      at: created_at,
    })),
  );
}
