import { openClient } from '../../../apps/server/src/access/tenant-db.ts';
import type { OwnHouse } from './own-house.ts';

export interface Counted {
  readonly acknowledged: number;
  readonly lost: number; // acknowledged, and not read in the end
  readonly stuck: number; // acknowledged, and neither read nor given up
  readonly duplicates: number; // documents nobody was told of, or with more than one page or reading
  readonly states: Record<string, number>;
}

// What the database says of papers of one page each.
export async function count(house: OwnHouse, realmId: string, acknowledged: ReadonlySet<string>): Promise<Counted> {
  const owner = await openClient(house.database.ownerUrl);
  try {
    await owner.query(`select set_config('app.realm_id', $1, false)`, [realmId]);
    const { rows } = await owner.query<{ uid: string; state: string; pages: number; readings: number }>(
      `select d.document_uid as uid, d.state,
         (select count(*)::int from document_page m where m.document_uid = d.document_uid) as pages,
         (select count(*)::int from reading r where r.document_uid = d.document_uid) as readings
       from document d where d.deleted_at is null`,
    );
    const found = new Map(rows.map((row) => [row.uid, row]));
    const told = [...acknowledged];
    const states: Record<string, number> = {};
    for (const { state } of rows) states[state] = (states[state] ?? 0) + 1;
    return {
      acknowledged: acknowledged.size,
      lost: told.filter((uid) => found.get(uid)?.state !== 'checked').length,
      stuck: told.filter((uid) => !['checked', 'rejected', 'failed'].includes(found.get(uid)?.state ?? 'failed'))
        .length,
      duplicates: rows.filter(
        ({ uid, state, pages, readings }) =>
          !acknowledged.has(uid) || (state === 'checked' && (pages !== 1 || readings !== 1)),
      ).length,
      states,
    };
  } finally {
    await owner.end();
  }
}
