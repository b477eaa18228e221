import { NotificationChoice, NotificationTimes } from '@visawright/contract/identity/preferences.ts';
import { channelNames } from '@visawright/contract/platform/notification-facts.ts';
import type { NotificationKind } from '@visawright/contract/platform/notification.ts';
import { sql, type Db } from '../db/db.ts';
import { personRoom } from '../realtime/rooms.ts';
import { publishAll } from '../realtime/publish.ts';
import { dueTime } from './due-time.ts';

interface Recipients {
  readonly personUids: readonly string[]; // the person who caused it is skipped
  readonly kind: NotificationKind;
  readonly causedBy: string | null;
  readonly now?: Date; // without it the time of the transaction
}
// One notification per application. Without a text: what was written about a traveller is sealed.
interface AboutApplications extends Recipients {
  readonly applicationUids: readonly string[];
  readonly requestUid?: never;
  readonly announcementUid?: never;
  readonly text?: never;
}
interface AboutOthers extends Recipients {
  readonly applicationUids?: never;
  readonly requestUid?: string;
  readonly announcementUid?: string;
  readonly text?: string;
}
export type NewNotification = AboutApplications | AboutOthers;

interface Recipient {
  readonly person_uid: string;
  readonly choice: unknown;
  readonly times: unknown;
  readonly now: Date;
}

const usual = NotificationChoice.parse({ app: true, mail: false });
const urgent: readonly NotificationKind[] = ['readLimit'];

// Preferences saved by another version count as far as they are still valid.
function choiceOf({ choice, times, now }: Recipient, kind: NotificationKind) {
  const chosen = NotificationChoice.safeParse(choice).data ?? usual;
  const clock = NotificationTimes.safeParse(times).data ?? NotificationTimes.parse({});
  const channels = channelNames.filter((name) => chosen[name]);
  return { app: chosen.app, channels, ...dueTime(clock, chosen.often, urgent.includes(kind), now) };
}

// Runs in the transaction of the event, so that nothing rolled back is announced and everything committed is delivered. Each person's
// choices decide between the inbox, channels out of the app, both or neither. Returns how many notifications were created.
export async function notify(db: Db, notification: NewNotification): Promise<number> {
  const { personUids, kind, causedBy, now = null, ...about } = notification;
  const receivers = [...new Set(personUids)].filter((uid) => uid !== causedBy);
  if (receivers.length === 0) return 0;
  const people = await db.many<Recipient>(sql`
    select p.person_uid, p.preferences -> 'notifications' -> ${kind}::text as choice, p.preferences -> 'notificationTimes' as times,
      coalesce(${now}::timestamptz, now()) as now
    from person p
    where p.realm_id = ${db.realmId} and p.person_uid = any(${receivers}::uuid[]) and p.status = 'active'
      and p.role in ('admin', 'agency', 'agent')`);
  const chosen = people
    .map((person) => ({ uid: person.person_uid, now: person.now, ...choiceOf(person, kind) }))
    .filter(({ app, channels }) => app || channels.length > 0);
  if (chosen.length === 0) return 0;
  const sent = chosen.flatMap(({ channels, ...each }) => channels.map((channel) => ({ ...each, channel })));
  const made = await db.many<{ uid: string; person_uid: string; in_app: boolean }>(sql`
    with made as (
      insert into notification (realm_id, person_uid, kind, application_uid, request_uid, announcement_uid, caused_by, body, in_app, at,
        read_at)
      select ${db.realmId}, w.person_uid, ${kind}, named.application_uid, ${about.requestUid ?? null},
        ${about.announcementUid ?? null}, ${causedBy}, ${about.text ?? ''}, w.in_app, w.at, case when w.in_app then null else w.at end
      from unnest(${chosen.map(({ uid }) => uid)}::uuid[], ${chosen.map(({ app }) => app)}::boolean[],
          ${chosen.map((each) => each.now)}::timestamptz[]) w (person_uid, in_app, at),
        unnest(${about.applicationUids ?? [null]}::uuid[]) named (application_uid)
      returning notification_uid, person_uid, in_app
    ), sent as (
      insert into notification_delivery (realm_id, notification_uid, channel, person_uid, is_summary, due_at)
      select ${db.realmId}, made.notification_uid, d.channel, made.person_uid, d.is_summary, d.due_at
      from made join unnest(${sent.map(({ uid }) => uid)}::uuid[], ${sent.map(({ channel }) => channel)}::text[],
        ${sent.map(({ isSummary }) => isSummary)}::boolean[], ${sent.map(({ dueAt }) => dueAt)}::timestamptz[])
        d (person_uid, channel, is_summary, due_at) using (person_uid)
    )
    select notification_uid as uid, person_uid, in_app from made`);
  const hints = made
    .filter((row) => row.in_app)
    .map((row) => ({ rooms: [personRoom(db.realmId, row.person_uid)], payload: { notificationUid: row.uid } }));
  await publishAll(db, 'notification:new', hints);
  return made.length;
}
