import { createHash } from 'node:crypto';
import { Pack } from '@visawright/contract/extension/pack.ts';
import type { PackState, TestFill } from '@visawright/contract/extension/pack-review.ts';
import { packSha256 } from '@visawright/packs/canonical/pack-hash.ts';
import { shippedPacks } from '@visawright/packs/shipped/shipped-packs.ts';
import { sql, type Db, type Sql } from '../../platform/db/db.ts';

// A pack as it is delivered, and where it comes from. Recorded ones have people who proposed and decided.
export interface RealmPack {
  readonly packUid: string;
  readonly pack: Pack;
  readonly sha256: string;
  readonly state: PackState;
  readonly recorded: RecordedFacts | null; // null: part of the product
}

interface RecordedFacts {
  readonly proposedByUid: string;
  readonly proposedBy: string;
  readonly proposedAt: Date;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly reason: string;
  readonly testFill: TestFill | null;
}

interface Row {
  readonly pack_uid: string;
  readonly state: PackState;
  readonly body: unknown;
  readonly test_fill: TestFill | null;
  readonly proposed_by: string;
  readonly proposed_by_name: string;
  readonly proposed_at: Date;
  readonly decided_by_name: string | null;
  readonly decided_at: Date | null;
  readonly reason: string;
}

export const approvedStates: readonly PackState[] = ['published', 'retired'];

// The approval of a second person is what makes a recorded pack a verified one.
function fromRow(row: Row): RealmPack {
  const body = Pack.parse(row.body);
  const pack = { ...body, isVerified: approvedStates.includes(row.state) };
  return {
    packUid: row.pack_uid,
    pack,
    sha256: packSha256(pack),
    state: row.state,
    recorded: {
      proposedByUid: row.proposed_by,
      proposedBy: row.proposed_by_name,
      proposedAt: row.proposed_at,
      decidedBy: row.decided_by_name,
      decidedAt: row.decided_at,
      reason: row.reason,
      testFill: row.test_fill,
    },
  };
}

// Derived, so that a pack of the product has the same id everywhere.
function shippedUid({ portal, number }: Pack): string {
  const hex = createHash('sha256').update(`shipped pack ${portal} ${number}`).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

const shipped = new WeakMap<Pack, RealmPack>();
function fromShipped(pack: Pack): RealmPack {
  const known = shipped.get(pack) ?? {
    packUid: shippedUid(pack),
    pack,
    sha256: packSha256(pack),
    state: 'published' as const,
    recorded: null,
  };
  shipped.set(pack, known);
  return known;
}

// Of two with the same number the recorded one counts: it was made for this realm.
const newestFirst = (one: RealmPack, other: RealmPack): number =>
  other.pack.number - one.pack.number ||
  Number(one.recorded === null) - Number(other.recorded === null) ||
  (other.recorded?.proposedAt.getTime() ?? 0) - (one.recorded?.proposedAt.getTime() ?? 0);

// Only the newest published pack of a portal is in use for new applications; whatever it replaced is retired, also where the product
// brought the newer one.
function withStates(packs: readonly RealmPack[]): RealmPack[] {
  const inUse = new Set<RealmPack>();
  for (const of of Map.groupBy(packs, ({ pack }) => pack.portal).values()) {
    const newest = of.filter(({ state }) => state === 'published').toSorted(newestFirst)[0];
    if (newest) inUse.add(newest);
  }
  return packs
    .map((each) => (each.state === 'published' && !inUse.has(each) ? { ...each, state: 'retired' as const } : each))
    .toSorted((one, other) => one.pack.portal.localeCompare(other.pack.portal, 'en') || newestFirst(one, other));
}

const rowsWhere = (db: Db, where: Sql): Promise<Row[]> =>
  db.many<Row>(sql`
    select k.pack_uid, k.state, k.body, k.test_fill, k.proposed_by, k.proposed_at, k.decided_at, k.reason,
      btrim(p.first_name || ' ' || p.last_name) as proposed_by_name, btrim(d.first_name || ' ' || d.last_name) as decided_by_name
    from portal_pack k
    join person p on p.realm_id = k.realm_id and p.person_uid = k.proposed_by
    left join person d on d.realm_id = k.realm_id and d.person_uid = k.decided_by
    where k.realm_id = ${db.realmId} and ${where}`);

// By portal, newest first.
export const loadPacks = async (db: Db): Promise<RealmPack[]> =>
  withStates([...shippedPacks().map(fromShipped), ...(await rowsWhere(db, sql`true`)).map(fromRow)]);

export async function loadPacksOfPortal(db: Db, portal: string): Promise<RealmPack[]> {
  const rows = await rowsWhere(db, sql`k.portal = ${portal}`);
  const ours = shippedPacks().filter((pack) => pack.portal === portal);
  return withStates([...ours.map(fromShipped), ...rows.map(fromRow)]);
}

// Newest published pack of each portal.
export async function loadPublishedPacks(db: Db): Promise<RealmPack[]> {
  const rows = await rowsWhere(db, sql`k.state = 'published'`);
  const all = withStates([...shippedPacks().map(fromShipped), ...rows.map(fromRow)]);
  return all.filter(({ state }) => state === 'published');
}

// Practice portals are our own, so their packs need nobody who has seen the real ones.
export const mayFillWith = ({ pack }: RealmPack): boolean => pack.isVerified || pack.isPractice;
