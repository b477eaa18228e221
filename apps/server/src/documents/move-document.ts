import { isSettled, type Document } from '@visawright/contract/document.ts';
import type { BodyOf } from '@visawright/contract/operations/operation.ts';
import type { Operations } from '@visawright/contract/operations/index.ts';
import { sql, type Tx } from '../access/db.ts';
import { writeChange } from '../changes/write-change.ts';
import { AppError } from '../http/app-error.ts';
import type { ActorCall } from '../http/call.ts';
import { carriedFrom, type ShownPage } from '../pages/carry.ts';
import { carryActs } from '../pages/carry-acts.ts';
import { putPages } from '../pages/document-pages.ts';
import { newDocument } from '../pages/new-document.ts';
import { readWhatChanged } from '../pages/read-what-changed.ts';
import { refuseInUse } from '../pages/refuse-in-use.ts';
import { settled } from '../pages/settled.ts';
import { openSource, type Source } from '../pages/source.ts';
import { keyOf } from '../vault/applicant-key.ts';
import { attachOnTrip, tripsOf } from './attach-on-trip.ts';
import { removeDocument } from './delete-document.ts';
import { findApplicant } from './documents.queries.ts';
import { movePages, type MovedPage } from './move-pages.ts';
import { presentOne } from './present.ts';
import type { Reading } from './reading.ts';
import { recommend } from './recommend.ts';
import { tellDone } from './tell-document.ts';
import { travelTogether } from './travellers.queries.ts';

type Move = BodyOf<Operations['moveDocument']>;

// The paper of somebody one travels with goes to them: pages, what was read and what people said are sealed anew under their key, and
// nothing of it stays with whom it was among.
export const moveDocument = (call: ActorCall, move: Move): Promise<Document> =>
  call.db.transaction(async (tx) => {
    const { actor, parts } = call;
    const { docId, applicantUid: from, toApplicantUid: to } = move;
    await findApplicant(tx, actor, 'document.edit', to);
    await holdBoth(tx, [from, to]);
    const key = await keyOf(tx, parts.keys, from);
    const source = await openSource(tx, actor, key, docId, from);
    const { row, fileName } = source;
    if (move.version !== undefined && move.version !== row.version)
      throw new AppError('record.versionStale', { current: await presentOne(tx, parts.keys, actor, docId) });
    await refuseStrangers(tx, from, to);
    if (!isSettled(row.state)) throw new AppError('document.busy');
    await refuseInUse(tx, docId);
    const toKey = await keyOf(tx, parts.keys, to);
    const moved = await movePages(call, tx, source, { to, toKey });
    const madeId = await newDocument(tx, toKey, {
      applicantUid: to,
      uploadUid: moved.uploadUid,
      fileName,
      category: row.category,
      categoryOutcome: row.category_outcome,
      categoryBy: null,
      kind: row.kind,
    });
    await takeOver(tx, docId, madeId);
    await putPages(tx, { docId: madeId, applicantUid: to }, moved.pages.map(({ page }) => page)); // prettier-ignore
    await carryActs(tx, key, { from: docId, to: madeId, fields: allFields(source) }, toKey);
    const pages = moved.pages.map(({ page }): ShownPage => page);
    const kept = readingMoved(source, moved.pages);
    await readWhatChanged(tx, parts.jobs, toKey, { docId: madeId, epoch: 0, pages, kept });
    const trips = await tripsOf(tx, docId);
    await removeDocument(tx, actor, docId);
    await attachOnTrip(tx, actor, { docId: madeId, applicantUid: to, trips });
    await writeChange(tx, actor, {
      kind: 'documentMovedAway',
      applicantUid: from,
      subjectUid: docId,
      field: row.category,
    });
    await writeChange(tx, actor, {
      kind: 'documentMovedHere',
      applicantUid: to,
      subjectUid: madeId,
      field: row.category,
    });
    await recommend(tx, parts.keys, from, row.category);
    await tellDone(tx, docId);
    return settled(tx, parts, actor, madeId);
  });

// In one order, whoever comes: two who move to and fro at once wait for each other.
const holdBoth = (tx: Tx, applicantUids: readonly string[]): Promise<unknown> =>
  tx.many(sql`
    select applicant_uid from applicant where realm_id = ${tx.realmId} and applicant_uid = any(${applicantUids}::uuid[])
    order by applicant_uid for no key update`);

async function refuseStrangers(tx: Tx, from: string, to: string): Promise<void> {
  const found = await tx.find(sql`
    select from applicant a join applicant o on o.realm_id = a.realm_id
    where a.realm_id = ${tx.realmId} and a.applicant_uid = ${from} and o.applicant_uid = ${to} and ${travelTogether}`);
  if (!found) throw new AppError('document.notTogether');
}

// What people have decided about it stays decided.
const takeOver = (tx: Tx, docId: string, madeId: string): Promise<number> =>
  tx.run(sql`
    update document m set category_by = d.category_by, arranged_by = d.arranged_by, created_at = d.created_at, verified_by = d.verified_by,
      verified_at = d.verified_at
    from document d where d.realm_id = m.realm_id and d.document_uid = ${docId}
      and m.realm_id = ${tx.realmId} and m.document_uid = ${madeId}`);

const allFields = ({ row, readings }: Source): ReadonlySet<string> =>
  new Set([...(row.acts ?? []).map(({ field }) => field), ...(readings[0]?.values ?? []).map(({ field }) => field)]);

// The same reading, of the same pages under their new names.
function readingMoved({ readings, pages }: Source, moved: readonly MovedPage[]): Reading | null {
  const reading = carriedFrom(readings, pages);
  if (reading === null) return null;
  const names = new Map(moved.map(({ was, page }) => [was, page.pageUid]));
  const renamed = <T extends { readonly pageUid: string }>(at: T): T => ({ ...at, pageUid: names.get(at.pageUid)! });
  return {
    ...reading,
    mrz: reading.mrz && renamed(reading.mrz),
    values: reading.values.map(renamed),
    retake: reading.retake.map(renamed),
    pages: reading.pages.map(renamed),
    tables: (reading.tables ?? []).map(({ name, rows }) => ({
      name,
      rows: rows.map((row) => Object.fromEntries(Object.entries(row).map(([column, cell]) => [column, renamed(cell)]))),
    })),
  };
}
