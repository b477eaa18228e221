import { loadApplicantKey } from '../../../platform/crypto/applicant-key.ts';
import { sql, type Db } from '../../../platform/db/db.ts';
import { updateBelonging } from '../../belonging/update-belonging.ts';
import { loadDocument } from '../../records/documents.queries.ts';
import { publishDocumentDone } from '../../records/publish-document.ts';
import { unsealDocument } from '../../records/unseal-document.ts';
import { SupersededError, writeFenced, type ReadingRun } from '../reading-run.ts';
import { assignToTravellers, untouched } from './step-6-assign-to-travellers.ts';

interface Waiting {
  readonly docId: string;
  readonly epoch: number;
}

// Documents of a whole trip that name nobody and may have days of travel, once the last one of these uploads has been read.
const listWaiting = (db: Db, docId: string): Promise<Waiting[]> =>
  db.many<Waiting>(sql`
    with holder as (
      select u.applicant_uid from document d join upload u on u.realm_id = d.realm_id and u.upload_uid = d.upload_uid
      where d.realm_id = ${db.realmId} and d.document_uid = ${docId} and u.for_trip)
    select d.document_uid as "docId", d.run_epoch as epoch
    from holder h join document d on d.realm_id = ${db.realmId} and d.applicant_uid = h.applicant_uid
    join upload u on u.realm_id = d.realm_id and u.upload_uid = d.upload_uid and u.for_trip
    where d.state = 'checked' and d.belonging <> 'own' and d.owner_question is null and ${untouched}
      and d.category in ('Proof of Travel', 'Insurance', 'Letter')
      and not exists (select from document o join upload f on f.realm_id = o.realm_id and f.upload_uid = o.upload_uid and f.for_trip
        where o.realm_id = d.realm_id and o.applicant_uid = h.applicant_uid and o.deleted_at is null
          and o.state not in ('checked', 'rejected', 'failed'))
    order by d.document_uid`);

export const hasWaiting = async ({ db, docId }: ReadingRun): Promise<boolean> =>
  (await listWaiting(db, docId)).length > 0;

// When they were read, the days of travel of others were not known yet.
export async function placeWaiting(at: ReadingRun): Promise<void> {
  for (const { docId, epoch } of await listWaiting(at.db, at.docId))
    await placeAgain({ ...at, docId, epoch }).catch((error: unknown) => {
      if (!(error instanceof SupersededError)) throw error; // placed or edited meanwhile
    });
}

async function placeAgain(at: ReadingRun): Promise<void> {
  const { docId, parts } = at;
  await assignToTravellers(at);
  await writeFenced(at, async (tx) => {
    const row = await loadDocument(tx, docId);
    const document = unsealDocument(await loadApplicantKey(tx, parts.keys, row.applicant_uid), row);
    const { belonging } = await updateBelonging(tx, parts.keys, document);
    if (belonging !== row.belonging) await publishDocumentDone(tx, docId);
  });
}
