import { trailExportLimit } from '@visawright/contract/platform/trail-words.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import type { Handler } from '../../platform/http/call.ts';
import { listEntries, presentEntry, trailConditions } from './trail-entries.queries.ts';

// Recorded with the number of rows, in the same transaction: without the entry nothing is sent. An export without rows is no entry.
export const exportTrail: Handler<'exportTrail'> = ({ db, actor }, { body }) =>
  db.transaction(async (tx) => {
    const rows = await listEntries(tx, actor, trailConditions(tx, actor, body), trailExportLimit + 1);
    const items = rows.slice(0, trailExportLimit).map(presentEntry);
    if (items.length > 0)
      await writeChange(tx, actor, { kind: 'trailExported', subjectUid: tx.realmId, became: String(items.length) });
    return { items, isCut: rows.length > trailExportLimit };
  });
