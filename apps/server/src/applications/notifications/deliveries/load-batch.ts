import type { NotificationKind } from '@visawright/contract/platform/notification.ts';
import { accountStatusJoins, mayAct } from '../../../platform/access/may-act.ts';
import { sql, type Db, type Sql } from '../../../platform/db/db.ts';

export interface NotifiedPerson {
  readonly personUid: string;
  readonly email: string;
  readonly firstName: string;
  readonly language: 'en' | 'hi';
}

export interface NotifiedEvent {
  readonly kind: NotificationKind;
  readonly reference: string | null;
  readonly agency: string | null;
  readonly title: string | null;
  readonly words: string;
}

interface Row extends NotifiedEvent {
  readonly person_uid: string;
  readonly email: string;
  readonly first_name: string;
  readonly language: string | null;
}

// What leaves the app contains references only, never a traveller's name or what was written about one.
const selectEvents = (wanted: Sql): Sql => sql`
  select n.kind, p.person_uid, p.email, p.first_name, p.preferences ->> 'language' as language, a.reference, g.name as agency, t.title,
    case when n.kind in ('requestMade', 'requestDecided') then n.body else coalesce(t.body, '') end as words
  from notification n
  join person p on p.realm_id = n.realm_id and p.person_uid = n.person_uid ${accountStatusJoins}
  left join application a on a.realm_id = n.realm_id and a.application_uid = n.application_uid and a.deleted_at is null
  left join request q on q.realm_id = n.realm_id and q.request_uid = n.request_uid
  left join agency g on g.realm_id = q.realm_id and g.agency_uid = q.agency_uid
  left join announcement t on t.realm_id = n.realm_id and t.announcement_uid = n.announcement_uid
  where n.realm_id = d.realm_id and n.notification_uid = d.notification_uid and ${mayAct} and ${wanted}
    and (n.application_uid is null or a.application_uid is not null)`;

const isWanted = sql`(p.preferences -> 'notifications' -> n.kind ->> d.channel)::boolean`;

interface Loaded {
  readonly person: NotifiedPerson;
  readonly events: readonly NotifiedEvent[];
}

// undefined where nothing is left to send: the person has switched it off or is suspended, or the application is gone.
async function load(db: Db, deliveries: Sql): Promise<Loaded | undefined> {
  const rows = await db.many<Row>(
    sql`select e.* from (${deliveries}) d, lateral (${selectEvents(isWanted)}) e order by d.at`,
  );
  const [first] = rows;
  if (!first) return undefined;
  const { person_uid: personUid, email, first_name: firstName, language } = first;
  return { person: { personUid, email, firstName, language: language === 'hi' ? 'hi' : 'en' }, events: rows };
}

export const loadBatch = (db: Db, batchUid: string) =>
  load(
    db,
    sql`select d.realm_id, d.notification_uid, d.channel, n.at
      from notification_delivery d join notification n on n.realm_id = d.realm_id and n.notification_uid = d.notification_uid
      where d.realm_id = ${db.realmId} and d.batch_uid = ${batchUid} and d.state = 'queued'`,
  );

// A job from before deliveries had rows names its notification.
export const loadMailed = (db: Db, notificationUid: string) =>
  load(
    db,
    sql`select realm_id, notification_uid, 'mail'::text as channel, at from notification
      where realm_id = ${db.realmId} and notification_uid = ${notificationUid}`,
  );
