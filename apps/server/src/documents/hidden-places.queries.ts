import { sql, type Tx } from '../access/db.ts';
import type { HiddenPlace } from './hidden-places.ts';

// A later reading that finds the number says where it stands; one that finds none takes nothing back.
export async function hidePlaces(tx: Tx, places: readonly HiddenPlace[]): Promise<void> {
  for (const [pageUid, own] of Map.groupBy(places, (place) => place.pageUid))
    await tx.run(sql`
      insert into page_mask (realm_id, page_uid, polygons)
      values (${tx.realmId}, ${pageUid}, ${JSON.stringify(own.map(({ polygon }) => polygon))}::jsonb)
      on conflict (realm_id, page_uid) do update set polygons = excluded.polygons`);
}
