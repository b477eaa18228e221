import { sql } from '../../platform/db/db.ts';
import type { Handler } from '../../platform/http/call.ts';
import { readCursor } from '../../platform/lists/cursor.ts';
import { buildPage, countUpToCap, parseLimit } from '../../platform/lists/page.ts';
import { listEntries, presentEntry, trailConditions } from './trail-entries.queries.ts';

export const listTrail: Handler<'listTrail'> = async ({ db, actor }, { query }) => {
  const { limit: asked, cursor: after, ...filters } = query;
  const limit = parseLimit(asked);
  const cursor = readCursor(after, 'number');
  const conditions = trailConditions(db, actor, filters);
  const older = cursor ? sql`${conditions} and t.seq < ${Number(cursor.key)}` : conditions;
  const [rows, counted] = await Promise.all([
    listEntries(db, actor, older, limit + 1),
    cursor ? undefined : countUpToCap(db, sql`1 from trail t where ${conditions}`),
  ]);
  return buildPage(rows, limit, counted, presentEntry);
};
