import { randomUUID } from 'node:crypto';
import type { Db } from '@visawright/server/tools.ts';
import type { DemoPeople } from '../accounts/demo-people.types.ts';
import { daysAgo } from '../database/demo-time.ts';
import { insertRows } from '../database/insert-rows.ts';
import type { SeededApplication } from '../applications/seed-applications.ts';

// Agency requests, an announcement and people's notifications.
export async function seedNotifications(db: Db, people: DemoPeople, made: readonly SeededApplication[]): Promise<void> {
  const [first] = people.otherAgencies;
  const asked = { request_uid: randomUUID(), at: daysAgo(1.2), reason: 'Three agents joined us this month.' };
  const granted = {
    request_uid: randomUUID(),
    at: daysAgo(19),
    reason: 'We are opening a counter at the main office.',
  };
  await insertRows(db, 'request', [
    {
      request_uid: asked.request_uid,
      agency_uid: first!.agencyUid,
      type: 'EXTENSION',
      status: 'PENDING',
      people: 3,
      reason: asked.reason,
      requested_by: first!.ownerUid,
      requested_at: asked.at,
      decided_by: null,
      decided_at: null,
      decision_reason: null,
    },
    {
      request_uid: granted.request_uid,
      agency_uid: people.agencyUid,
      type: 'EXTENSION',
      status: 'APPROVED',
      people: 5,
      reason: granted.reason,
      requested_by: people.agencyOwnerUid,
      requested_at: daysAgo(21),
      decided_by: people.adminUid,
      decided_at: granted.at,
      decision_reason: null,
    },
  ]);
  const announcement = {
    announcement_uid: randomUUID(),
    agency_uid: null,
    person_uid: people.adminUid,
    title: 'Winter holidays at the visa centres',
    body: 'Most centres in Delhi, Mumbai and Bengaluru close from 24 December to 1 January. Please book appointments before then.',
    created_at: daysAgo(2.4),
  };
  await insertRows(db, 'announcement', [announcement]);
  const [agent] = people.agents;
  const demoApplication = (personUid: string, kind: string, at: Date, about: Partial<Received>, isRead = false) => ({
    notification_uid: randomUUID(),
    person_uid: personUid,
    kind,
    application_uid: about.applicationUid ?? null,
    request_uid: about.requestUid ?? null,
    announcement_uid: about.announcementUid ?? null,
    caused_by: about.causedBy ?? null,
    body: about.body ?? '',
    at,
    read_at: isRead ? new Date(at.getTime() + 1_800_000) : null,
  });
  const [, colleague] = people.agents;
  const ofAgent = made.filter(({ demoApplication: each }) => each.agent === 0);
  const reviewed = ofAgent.filter(
    ({ demoApplication: each }) => each.review === 'returned' || each.review === 'approved',
  );
  await insertRows(db, 'notification', [
    demoApplication(people.adminUid, 'requestMade', asked.at, {
      requestUid: asked.request_uid,
      causedBy: first!.ownerUid,
      body: asked.reason,
    }),
    demoApplication(
      people.agencyOwnerUid,
      'requestDecided',
      granted.at,
      { requestUid: granted.request_uid, causedBy: people.adminUid },
      true,
    ),
    ...[people.agencyOwnerUid, ...people.agents.map(({ personUid }) => personUid)].map((uid) =>
      demoApplication(uid, 'announcement', announcement.created_at, {
        announcementUid: announcement.announcement_uid,
        causedBy: people.adminUid,
      }),
    ),
    ...ofAgent.slice(8, 10).map(({ applicationUid }, at) =>
      demoApplication(agent!.personUid, 'transferred', daysAgo(0.3 + at), {
        applicationUid,
        causedBy: people.agencyOwnerUid,
      }),
    ),
    // What the owner of the agency and the first agent both follow: two events of one application, and reminders.
    ...[people.agencyOwnerUid, agent!.personUid].flatMap((personUid) =>
      ofAgent.slice(0, 4).flatMap(({ applicationUid }, at) => [
        demoApplication(
          personUid,
          at === 1 ? 'lodgeSoon' : 'documentsMissing',
          daysAgo(0.2 + at / 2),
          { applicationUid },
          at > 1,
        ),
        ...(at === 0
          ? [
              demoApplication(personUid, 'answered', daysAgo(0.15), {
                applicationUid,
                causedBy: colleague!.personUid,
              }),
              demoApplication(personUid, 'mentioned', daysAgo(0.1), {
                applicationUid,
                causedBy: colleague!.personUid,
              }),
            ]
          : []),
      ]),
    ),
    ...reviewed.map(({ demoApplication: each, applicationUid, history }) => {
      const happening = history.find(({ kind }) => kind === 'reviewReturned' || kind === 'reviewApproved')!;
      const isReturned = each.review === 'returned';
      const causedBy = people.reviewers[each.reviewers[0]!]!.personUid;
      return demoApplication(agent!.personUid, happening.kind, happening.at, { applicationUid, causedBy }, !isReturned);
    }),
  ]);
}

interface Received {
  readonly applicationUid: string;
  readonly requestUid: string;
  readonly announcementUid: string;
  readonly causedBy: string;
  readonly body: string;
}
