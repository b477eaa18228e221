import { sql } from '../../platform/db/db.ts';
import { fieldsOn } from '../pages/lock-source-document.ts';
import { savePages } from '../pages/document-pages.ts';
import { readChangedPages } from '../readings/read-changed-pages.ts';
import type { Reading } from '../readings/reading.ts';
import { mergeReadings, remapReadings, renamePages } from '../readings/remap-readings.ts';
import { copyValueActs, withdrawValueActs } from '../values/copy-value-acts.ts';
import { isEmptied, type Desk, type OpenDocument } from './open-documents.ts';
import type { Plan, PlannedPage } from './plan.ts';
import { raiseVersion } from './store-category.ts';

// Stores the pages of one document. Values stay on their pages; only a page whose picture changed, or that came from another category, is
// read. Pages of another traveller that a person puts here are placed; pages that return to a restored document are not. Returns whether
// the same pages only have another order: no value depends on it.
export async function storeList(
  desk: Desk,
  docId: string,
  list: readonly PlannedPage[],
  isRestored: boolean,
): Promise<boolean> {
  const { tx, call } = desk;
  const document = desk.documents.get(docId)!;
  const { applicantUid, pages: before, row, key } = document;
  const pages = list.map(({ page }) => page);
  await savePages(tx, call.actor, { docId, applicantUid }, pages);
  const isReordered = pages.length === before.length && pages.every((page) => before.includes(page));
  if (isReordered) {
    await raiseVersion(desk, docId);
    return true;
  }
  const arrivals = arrivalsOf(desk, list);
  const known = [remapReadings(await document.readings(), pages)];
  for (const arrival of arrivals) known.push(await knownOf(document, arrival));
  const [first, ...others] = known.filter((reading) => reading !== null);
  const remapped = first ? mergeReadings([first, ...others]) : null;
  const isRead = await readChangedPages(tx, call.parts.jobs, key, { docId, epoch: row.run_epoch, pages, remapped });
  const isPlaced = !isRestored && arrivals.some(({ from }) => from.applicantUid !== applicantUid);
  await tx.run(sql`
    update document set placed_by = case when ${isPlaced} then ${call.actor.personUid} else placed_by end,
      verified_by = case when ${isRead && pages.length === before.length} then verified_by end,
      verified_at = case when ${isRead && pages.length === before.length} then verified_at end
    where realm_id = ${tx.realmId} and document_uid = ${docId}`);
  return false;
}

interface Arrival {
  readonly from: OpenDocument;
  readonly pages: readonly PlannedPage[];
}

const arrivalsOf = ({ documents }: Desk, list: readonly PlannedPage[]): Arrival[] =>
  [...Map.groupBy(list, ({ from }) => from?.docId)].flatMap(([docId, pages]) =>
    docId === undefined ? [] : [{ from: documents.get(docId)!, pages }],
  );

// What is known of the pages in the document they come from, if it has the same category.
async function knownOf({ row }: OpenDocument, { from, pages }: Arrival): Promise<Reading | null> {
  if (from.row.category !== row.category) return null;
  const readings = (await from.readings()).filter(({ category }) => category === row.category);
  const former = pages.map((each) => ({ ...each.page, pageUid: each.from!.pageUid }));
  const reading = remapReadings(readings, former);
  const names = new Map(pages.map((each) => [each.from!.pageUid, each.page.pageUid]));
  return reading && renamePages(reading, names);
}

// Confirmations and changes by people go with the page of their value. What the receiving document knows by itself stays.
export async function moveValueActs(desk: Desk, plan: Plan): Promise<void> {
  const { tx, call, documents } = desk;
  const withdrawn = new Map<OpenDocument, Set<string>>();
  for (const [docId, list] of plan.lists) {
    const document = documents.get(docId)!;
    for (const { from, pages } of arrivalsOf(desk, list)) {
      const [reading] = await from.readings();
      const leaving = fieldsOn(
        reading,
        pages.map((each) => each.from!),
      );
      withdrawn.set(from, (withdrawn.get(from) ?? new Set()).union(leaving));
      if (from.row.category !== document.row.category) continue;
      const staying = document.pages.filter((page) => list.some((each) => each.page.pageUid === page.pageUid));
      const own = fieldsOn((await document.readings())[0], staying);
      const fields = leaving.difference(own);
      if (fields.size > 0) await copyValueActs(tx, from.key, { from: from.docId, to: docId, fields }, document.key);
    }
  }
  for (const [{ docId }, fields] of withdrawn)
    if (!isEmptied(plan, docId) && fields.size > 0) await withdrawValueActs(tx, call.actor, docId, fields);
}
