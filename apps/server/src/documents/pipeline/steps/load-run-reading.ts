import { sql } from '../../../platform/db/db.ts';
import type { ApplicantKey } from '../../../platform/crypto/applicant-key.ts';
import { openReading, type Reading } from '../../readings/reading.ts';
import type { ReadingRun } from '../reading-run.ts';

export async function loadRunReading({ db, docId, epoch }: ReadingRun, key: ApplicantKey): Promise<Reading> {
  const { body } = await db.get<{ body: Buffer }>(sql`
    select body from reading where realm_id = ${db.realmId} and document_uid = ${docId} and reading_no = ${epoch}`);
  return openReading(key, docId, epoch, body);
}
