import { openClient } from '@visawright/server/tools.ts';
import type { OwnStack } from './own-stack.ts';

export interface DocumentCounts {
  readonly acknowledged: number;
  readonly lost: number; // acknowledged but not read at the end
  readonly stuck: number; // acknowledged but neither read nor failed
  readonly duplicates: number; // documents never acknowledged, or with more than one page or reading
  readonly states: Record<string, number>;
}

// Counts documents of one page each in the database.
export async function countDocuments(
  stack: OwnStack,
  realmId: string,
  acknowledged: ReadonlySet<string>,
): Promise<DocumentCounts> {
  const owner = await openClient(stack.database.ownerUrl);
  try {
    await owner.query(`select set_config('app.realm_id', $1, false)`, [realmId]);
    const { rows } = await owner.query<{ uid: string; state: string; pages: number; readings: number }>(
      `select d.document_uid as uid, d.state,
         (select count(*)::int from document_page m where m.document_uid = d.document_uid) as pages,
         (select count(*)::int from reading r where r.document_uid = d.document_uid) as readings
       from document d where d.deleted_at is null`,
    );
    const found = new Map(rows.map((row) => [row.uid, row]));
    const uids = [...acknowledged];
    const states: Record<string, number> = {};
    for (const { state } of rows) states[state] = (states[state] ?? 0) + 1;
    return {
      acknowledged: acknowledged.size,
      lost: uids.filter((uid) => found.get(uid)?.state !== 'checked').length,
      stuck: uids.filter((uid) => !['checked', 'rejected', 'failed'].includes(found.get(uid)?.state ?? 'failed'))
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
