import type { PackDetail, PackSummary } from '@visawright/contract/extension/pack-review.ts';
import { packChanges } from '@visawright/packs/review/pack-changes.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { coverageOf } from './pack-form.ts';
import { approvedStates, loadPacksOfPortal, type RealmPack } from './realm-packs.ts';

// How often each pack's pages were reported as unknown, by portal and number.
export async function countReports(db: Db): Promise<(pack: RealmPack) => number> {
  const rows = await db.many<{ portal: string; number: number; times: number }>(sql`
    select portal, pack_number as number, count(*)::int as times from page_report
    where realm_id = ${db.realmId} and pack_number is not null group by portal, pack_number`);
  const counted = new Map(rows.map(({ portal, number, times }) => [`${portal} ${number}`, times]));
  return ({ pack }) => counted.get(`${pack.portal} ${pack.number}`) ?? 0;
}

export async function presentPack(
  db: Db,
  actor: Actor,
  realmPack: RealmPack,
  reports: (pack: RealmPack) => number,
): Promise<PackSummary> {
  const { packUid, pack, state, recorded } = realmPack;
  const { portal, name, destination, number, isPractice, isVerified } = pack;
  return {
    packUid,
    portal,
    name,
    destination,
    number,
    state,
    isPractice,
    isVerified,
    isShipped: recorded === null,
    coverage: await coverageOf(db, realmPack),
    proposedBy: recorded?.proposedBy ?? null,
    proposedAt: recorded?.proposedAt.toISOString() ?? null,
    decidedBy: recorded?.decidedBy ?? null,
    decidedAt: recorded?.decidedAt?.toISOString() ?? null,
    reason: recorded?.reason ?? '',
    reports: reports(realmPack),
    isOwnProposal: recorded?.proposedByUid === actor.personUid,
  };
}

export async function presentPackDetail(db: Db, actor: Actor, realmPack: RealmPack): Promise<PackDetail> {
  const { pack, recorded } = realmPack;
  const earlier = (await loadPacksOfPortal(db, pack.portal)).find(
    (each) => approvedStates.includes(each.state) && each.pack.number < pack.number,
  );
  return {
    ...(await presentPack(db, actor, realmPack, await countReports(db))),
    pack,
    changes: packChanges(earlier?.pack ?? null, pack),
    testFill: recorded?.testFill ?? null,
  };
}
