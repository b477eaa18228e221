import { sql, type Db } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { approvedStates, loadPacksOfPortal, mayFillWith, type RealmPack } from '../packs/realm-packs.ts';

export interface PackUse {
  readonly applicationUid: string;
  readonly destination: string;
  readonly portal: string;
}

interface Pin {
  readonly number: number;
  readonly sha256: string;
}

// The pack an application was started with; otherwise the newest one.
export async function choosePack(db: Db, { applicationUid, destination, portal }: PackUse): Promise<RealmPack> {
  const packs = (await loadPacksOfPortal(db, portal)).filter(
    ({ state, pack }) => approvedStates.includes(state) && pack.destination === destination,
  );
  const pin = await db.find<Pin>(sql`
    select pack_number as number, pack_sha256 as sha256 from pack_pin
    where realm_id = ${db.realmId} and application_uid = ${applicationUid} and portal = ${portal}`);
  const pinned = pin && packs.find(({ pack, sha256 }) => pack.number === pin.number && sha256 === pin.sha256);
  const chosen = pinned ?? packs.find(({ state }) => state === 'published');
  if (!chosen || !mayFillWith(chosen)) throw new AppError('extension.packUnknown');
  return chosen;
}
