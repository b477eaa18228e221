import type { Logger } from 'pino';
import { sql, type Db, type Sql, type TenantDatabase, type Tx } from '../../../platform/db/db.ts';
import { notify } from '../../../platform/notifications/notify.ts';
import type { RealmDirectory } from '../../../platform/realms/realm.types.ts';
import { watchRealms } from '../../../platform/realms/watch-realms.ts';
import { findNotifiedPeople } from '../../reviews/find-notified-people.ts';

const reminderKinds = ['lodgeSoon', 'documentsMissing'] as const;
type ReminderKind = (typeof reminderKinds)[number];

interface Due {
  readonly application_uid: string;
  readonly reason_day: string;
  readonly days: number;
}
interface Reminded {
  readonly applicant_uid: string;
  readonly agency_uid: string;
  readonly agent_uid: string | null;
}

const everyMs = 60_000;
const atOnce = 200;
const lateDays = 1; // a day on which no worker ran is made up for on the next one

// Reminders go out in the morning: before nine it is still the day before.
const realmDay = (realmId: string, now: Date): Sql => sql`
  select ((${now}::timestamptz at time zone coalesce(settings ->> 'timeZone', 'Asia/Kolkata')) - interval '9 hours')::date as today
  from realm where realm_id = ${realmId}`;

// Ten, five and one day before the last day to lodge; three, ten and seventeen days after documents were first missing.
const reasons: Record<ReminderKind, Sql> = {
  lodgeSoon: sql`
    select a.realm_id, a.application_uid, a.lodge_by as reason_day, d.days, a.lodge_by - d.days as due_on
    from application a, unnest(array[10, 5, 1]) as d (days)
    where a.deleted_at is null and a.status <> 'submitted' and a.lodge_by is not null`,
  documentsMissing: sql`
    select a.realm_id, a.application_uid, y.missing_since as reason_day, d.days, y.missing_since + d.days as due_on
    from application_summary y
    join application a on a.realm_id = y.realm_id and a.application_uid = y.application_uid
      and a.deleted_at is null and a.status in ('draft', 'initiated'),
      unnest(array[3, 10, 17]) as d (days)
    where y.missing_since is not null`,
};

// What is due follows from the applications as they are at this moment.
const dueReminders = (realmId: string, kind: ReminderKind, now: Date, more: Sql): Sql => sql`
  select w.application_uid, w.reason_day::text as reason_day, w.days
  from (${realmDay(realmId, now)}) r, (${reasons[kind]}) w
  where w.realm_id = ${realmId} and w.due_on between r.today - ${lateDays}::int and r.today ${more}
    and not exists (select from reminder m where m.realm_id = w.realm_id and m.application_uid = w.application_uid
      and m.kind = ${kind} and m.reason_day = w.reason_day and m.days = w.days)`;

export async function remind(db: Db, now: Date): Promise<number> {
  let sent = 0;
  for (const kind of reminderKinds) {
    const due = await db.many<Due>(
      sql`${dueReminders(db.realmId, kind, now, sql``)} order by w.due_on, w.application_uid limit ${atOnce}`,
    );
    for (const one of due) sent += await db.transaction((tx) => remindOnce(tx, kind, one, now));
  }
  return sent;
}

// The application is locked first, so that its reason cannot go away between the question and the reminder. The row and the notifications
// are one commit: no worker, however often it is killed, sends it twice.
async function remindOnce(tx: Tx, kind: ReminderKind, { application_uid: uid, reason_day, days }: Due, now: Date) {
  const found = await tx.find<Reminded>(sql`
    select applicant_uid, agency_uid, agent_uid from application
    where realm_id = ${tx.realmId} and application_uid = ${uid} for no key update`);
  const isDue = await tx.find(
    dueReminders(
      tx.realmId,
      kind,
      now,
      sql`and w.application_uid = ${uid} and w.reason_day = ${reason_day} and w.days = ${days}`,
    ),
  );
  if (!found || !isDue) return 0;
  await tx.run(sql`
    insert into reminder (realm_id, application_uid, kind, reason_day, days, reminded_at)
    values (${tx.realmId}, ${uid}, ${kind}, ${reason_day}, ${days}, ${now})`);
  const personUids = await findNotifiedPeople(tx, found);
  await notify(tx, { personUids, kind, causedBy: null, applicationUids: [uid], now });
  return 1;
}

interface WatchParts {
  readonly tenants: TenantDatabase;
  readonly realms: RealmDirectory;
  readonly log: Logger;
}

export const watchReminders = (parts: WatchParts): { close(): void } =>
  watchRealms(parts, {
    everyMs,
    delayed: 'reminders are delayed',
    look: (realmId) => remind(parts.tenants.forRealm(realmId), new Date()),
  });
