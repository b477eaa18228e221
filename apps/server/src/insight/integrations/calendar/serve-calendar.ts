import type { FastifyInstance } from 'fastify';
import { Preferences } from '@visawright/contract/identity/preferences.ts';
import { realmOfGrant } from '../../../platform/access/extension-grant.ts';
import { findActorByPerson } from '../../../platform/access/find-actor.ts';
import { inReach, mayDo } from '../../../platform/access/reach.ts';
import type { Actor } from '../../../platform/access/actor.types.ts';
import { sql, type Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Parts } from '../../../platform/parts/parts.ts';
import { calendarSegment, hashFeed } from './calendar-feed.ts';
import { calendarText } from './calendar-text.ts';

const limit = { rateLimit: { max: 60, timeWindow: 60_000 } };
const most = 1_000;

const texts = {
  en: { name: 'Visa deadlines', applyBy: 'apply by' },
  hi: { name: 'वीज़ा की अंतिम तिथियाँ', applyBy: 'आवेदन की अंतिम तिथि' },
};

// Calendars send no sign-in, so the address is the secret. It shows references and destinations, never names; what it shows is what its
// person may see at that moment.
export function serveCalendar(app: FastifyInstance, parts: Parts): void {
  app.get<{ Params: { feed: string } }>(`/${calendarSegment}/:feed`, { config: limit }, async (request, reply) => {
    const feed = /^([\w-]{43})\.ics$/.exec(request.params.feed)?.[1];
    const realmId = feed === undefined ? undefined : realmOfGrant(feed);
    const realm = realmId === undefined ? undefined : await parts.realms.byId(realmId);
    if (!realm) throw new AppError('route.unknown');
    const text = await feedText(parts.tenants.forRealm(realm.realmId), hashFeed(parts.keys, feed!), realm.path);
    return reply.headers({ 'cache-control': 'private, no-store' }).type('text/calendar; charset=utf-8').send(text);
  });
}

async function feedText(db: Db, feedHash: Buffer, realmPath: string): Promise<string> {
  const owner = await db.find<{ person_uid: string }>(
    sql`select person_uid from calendar_feed where realm_id = ${db.realmId} and feed_hash = ${feedHash}`,
  );
  const actor = owner && (await findActorByPerson(db, owner.person_uid, ''));
  if (!actor || mayDo(actor, 'calendar.feed') === undefined) throw new AppError('route.unknown');
  await db.run(sql`
    update calendar_feed set used_at = now()
    where realm_id = ${db.realmId} and person_uid = ${actor.personUid} and coalesce(used_at < now() - interval '1 hour', true)`);
  const { preferences } = await db.get<{ preferences: unknown }>(
    sql`select preferences from person where realm_id = ${db.realmId} and person_uid = ${actor.personUid}`,
  );
  const { name, applyBy } = texts[Preferences.parse(preferences).language];
  const deadlines = await listDeadlines(db, actor);
  return calendarText(
    name,
    deadlines.map(({ reference, day, visa_to: destination, updated_at: changedAt }) => ({
      id: `${reference}@${realmPath}`,
      day,
      title: `${reference}: ${applyBy} (${destination})`,
      changedAt,
    })),
  );
}

interface Deadline {
  readonly reference: string;
  readonly day: string;
  readonly visa_to: string;
  readonly updated_at: Date;
}

const listDeadlines = (db: Db, actor: Actor): Promise<Deadline[]> =>
  db.many<Deadline>(sql`
    select a.reference, to_char(a.lodge_by, 'YYYY-MM-DD') as day, a.visa_to, a.updated_at from application a
    where a.realm_id = ${db.realmId} and a.deleted_at is null and a.status <> 'submitted' and a.lodge_by is not null
      and ${inReach('application', actor, 'calendar.feed')}
    order by a.lodge_by, a.reference limit ${most}`);
