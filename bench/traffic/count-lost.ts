import { setTimeout as wait } from 'node:timers/promises';
import { openClient } from '@visawright/server/tools.ts';

export interface UploadCounts {
  readonly acknowledged: number;
  readonly lost: number; // no document, or one that was not read
  readonly doubled: number; // pages or readings more than one
  readonly jobsLeft: number; // of any kind: neither done nor waiting for their time
}

const stillMs = 180_000; // without progress

// Waits until every acknowledged upload was read, as long as there is progress.
export async function countLost(
  ownerUrl: string,
  realmId: string,
  acknowledged: ReadonlySet<string>,
): Promise<UploadCounts> {
  const owner = await openClient(ownerUrl);
  try {
    await owner.query(`select set_config('app.realm_id', $1, false)`, [realmId]);
    let [least, movedAt] = [Infinity, Date.now()];
    for (;;) {
      const { rows } = await owner.query<{ uid: string; state: string; pages: number; readings: number }>(
        `select d.document_uid as uid, d.state,
           (select count(*)::int from document_page m where m.document_uid = d.document_uid) as pages,
           (select count(*)::int from reading r where r.document_uid = d.document_uid) as readings
         from document d where d.deleted_at is null`,
      );
      const found = new Map(rows.map((row) => [row.uid, row]));
      const lost = [...acknowledged].filter((uid) => found.get(uid)?.state !== 'checked').length;
      const jobs = await owner.query<{ n: number }>(
        `select count(*)::int as n from dbos.workflow_status where status in ('PENDING', 'ENQUEUED', 'ERROR')`,
      );
      const jobsLeft = jobs.rows[0]!.n;
      if (lost + jobsLeft < least) [least, movedAt] = [lost + jobsLeft, Date.now()];
      if (lost + jobsLeft > 0 && Date.now() - movedAt < stillMs) {
        await wait(500);
        continue;
      }
      const doubled = rows.filter((row) => row.state === 'checked' && (row.pages !== 1 || row.readings !== 1)).length;
      return { acknowledged: acknowledged.size, lost, doubled, jobsLeft };
    }
  } finally {
    await owner.end();
  }
}
