import type { Actor } from '../access/actor.types.ts';
import { sql, type Tx } from '../access/db.ts';
import { carriedFrom, type ShownPage } from '../pages/carry.ts';
import { carryActs } from '../pages/carry-acts.ts';
import { putPages } from '../pages/document-pages.ts';
import { newDocument } from '../pages/new-document.ts';
import { readWhatChanged } from '../pages/read-what-changed.ts';
import type { Source } from '../pages/source.ts';
import { keyOf } from '../vault/applicant-key.ts';
import { movePages, type MovedPage } from './move-pages.ts';
import type { Reading } from './reading.ts';
import type { ReadingParts } from './reading-run.ts';

export type GivingParts = Pick<ReadingParts, 'tenants' | 'keys' | 'papers' | 'jobs'>;

interface Giving {
  readonly source: Source;
  readonly to: string;
  readonly by: string; // the person who brought it, or gives it
}

// The papers of both are held.
export interface HeldGiving extends Giving {
  readonly actor: Actor | null; // null: the product itself
}

// The paper once more, among another's papers: pages, what was read and what people said are sealed anew under their key.
export async function giveDocument(tx: Tx, parts: GivingParts, { source, to, by }: Giving): Promise<string> {
  const { row, fileName } = source;
  const docId = row.document_uid;
  const [key, toKey] = [await keyOf(tx, parts.keys, row.applicant_uid), await keyOf(tx, parts.keys, to)];
  const moved = await movePages(parts, tx, source, { to, toKey, by });
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
  return madeId;
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
