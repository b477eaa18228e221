import { randomUUID } from 'node:crypto';
import { isEditable } from '@visawright/contract/applications/application-status.ts';
import type { Destination } from '@visawright/forms/destinations/destinations.ts';
import { sealChangeReason } from '@visawright/server/product.ts';
import { loadApplicantKey, type Db, type KeyStore } from '@visawright/server/tools.ts';
import { demoApplications, type DemoApplication } from './demo-applications.ts';
import { demoReference, demoJourney } from './demo-journey.ts';
import type { DemoPeople } from '../accounts/demo-people.types.ts';
import { daysAgo } from '../database/demo-time.ts';
import { applicationHistory, type HistoryEntry } from './application-history.ts';
import { insertRows } from '../database/insert-rows.ts';

export interface SeededApplication {
  readonly demoApplication: DemoApplication;
  readonly applicationUid: string;
  readonly applicantUid: string;
  readonly history: readonly HistoryEntry[];
}

export type ApplicantOf = (who: DemoApplication['who']) => string;

const notes = [
  'Called the bank. The letter will be ready on Friday.',
  'Prefers WhatsApp, after 7 in the evening.',
  'The old passport has a valid US visa. Mention it in the cover letter.',
  'Asked twice for the hotel booking, still waiting.',
  'The employer letter is now on letterhead, all good.',
  'Travelling with parents. Submit the three applications together.',
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
  const made = demoApplications.map((demoApplication, at) => plan(people, applicantOf, trips, demoApplication, at));
  await insertRows(
    db,
    'application',
    made.map(({ row }) => row),
  );
  await insertReviews(db, people, made);
  await insertRows(db, 'change_log', (await Promise.all(made.map((each) => changesOf(db, keys, people, each)))).flat());
  await insertNotes(db, keys, people, made);
  return made;
}

type Planned = ReturnType<typeof plan>;

// Reviewers return the section about money.
export const returnedSection = ({ sections }: Pick<Destination, 'sections'>): string =>
  (sections.find(({ id }) => /financ|fund|means/i.test(id)) ?? sections.at(-1)!).id;

const makerOf = (people: DemoPeople, demoApplication: DemoApplication): string => {
  if (demoApplication.who === 'direct' || demoApplication.who === 'companion') return people.direct.personUid;
  if (demoApplication.agency !== undefined) return people.otherAgencies[demoApplication.agency]!.ownerUid;
  return demoApplication.agent === null ? people.agencyOwnerUid : people.agents[demoApplication.agent]!.personUid;
};

function plan(
  people: DemoPeople,
  applicantOf: ApplicantOf,
  trips: readonly string[],
  demoApplication: DemoApplication,
  at: number,
) {
  const { destination, ...journey } = demoJourney(demoApplication);
  const reference = demoReference(people.path, at);
  const isDirect = demoApplication.who === 'direct' || demoApplication.who === 'companion';
  const section = returnedSection(destination);
  const history = applicationHistory(demoApplication, {
    reference,
    submitsInPerson: destination.submitsInPersonOnly,
    section,
    reviewerNames: people.reviewers.map(({ name }) => name),
  });
  const applicationUid = randomUUID();
  const applicantUid = applicantOf(demoApplication.who);
  const agencyUid = isDirect
    ? people.platformAgencyUid
    : demoApplication.agency === undefined
      ? people.agencyUid
      : people.otherAgencies[demoApplication.agency]!.agencyUid;
  const row = {
    application_uid: applicationUid,
    reference,
    trip_uid: demoApplication.trip === undefined ? null : trips[demoApplication.trip]!,
    applicant_uid: applicantUid,
    agency_uid: agencyUid,
    agent_uid: demoApplication.agent === null ? null : people.agents[demoApplication.agent]!.personUid,
    status: demoApplication.status,
    status_since: history.findLast(({ kind }) => kind === 'moved' || kind === 'created')!.at,
    review: demoApplication.review,
    review_round: roundsOf(demoApplication),
    outcome: demoApplication.outcome,
    visa_from: 'India',
    visa_to: destination.country,
    nationality: 'India',
    visa_category: demoApplication.group,
    visa_type: journey.visaType,
    travel_from: journey.travelFrom,
    travel_to: journey.travelTo,
    lodge_by: journey.lodgeBy,
    submits_in_person: destination.submitsInPersonOnly,
    form_id: destination.id,
    form_version: 1,
    declared_at: history.find(({ became }) => became === 'form-data-collected')?.at ?? null,
    declared_by: isEditable(demoApplication.status) ? null : makerOf(people, demoApplication),
    lodged_reference: demoApplication.status === 'submitted' ? `LR-${reference.slice(2)}` : null,
    version: history.length,
    created_by: makerOf(people, demoApplication),
    created_at: history[0]!.at,
    updated_at: history.at(-1)!.at,
    deleted_at: null,
  };
  return {
    demoApplication,
    applicationUid,
    applicantUid,
    history,
    row,
  };
}

const roundsOf = ({ review, wasReturned }: DemoApplication): number => (review === 'none' ? 0 : wasReturned ? 2 : 1);

// One task for each reviewer and round; the verdicts on the sections follow once the form has answers.
async function insertReviews(db: Db, people: DemoPeople, made: readonly Planned[]): Promise<void> {
  const tasks = made.flatMap(({ demoApplication, applicationUid, history }) => {
    const requests = history.filter(({ kind }) => kind === 'reviewRequested');
    const decisions = history.filter(({ kind }) => /^review(Approved|Returned)$/.test(kind));
    return requests.flatMap(({ at }, n) =>
      demoApplication.reviewers.map((reviewer) => ({
        application_uid: applicationUid,
        round: n + 1,
        reviewer_uid: people.reviewers[reviewer]!.personUid,
        requested_by: makerOf(people, demoApplication),
        requested_at: at,
        verdict: decisions[n] ? (decisions[n].kind === 'reviewApproved' ? 'approved' : 'returned') : null,
        decided_at: decisions[n]?.at ?? null,
      })),
    );
  });
  await insertRows(db, 'review_task', tasks);
}

async function changesOf(db: Db, keys: KeyStore, people: DemoPeople, planned: Planned) {
  const { demoApplication, applicationUid, applicantUid, history } = planned;
  const key = await loadApplicantKey(db, keys, applicantUid);
  return history.map(({ by, reason, ...happening }) => {
    const change_uid = randomUUID();
    return {
      change_uid,
      application_uid: applicationUid,
      person_uid: by === 'maker' ? makerOf(people, demoApplication) : people.reviewers[by]!.personUid,
      ...happening,
      sealed_reason: reason === null ? null : sealChangeReason(key, change_uid, reason),
    };
  });
}

async function insertNotes(db: Db, keys: KeyStore, people: DemoPeople, made: readonly Planned[]): Promise<void> {
  const rows = [];
  for (const [at, { demoApplication, applicationUid, applicantUid, history }] of made.entries()) {
    if (demoApplication.agent === null || at % 3 !== 0) continue;
    const key = await loadApplicantKey(db, keys, applicantUid);
    const note_uid = randomUUID();
    rows.push({
      note_uid,
      application_uid: applicationUid,
      person_uid: people.agents[demoApplication.agent]!.personUid,
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
