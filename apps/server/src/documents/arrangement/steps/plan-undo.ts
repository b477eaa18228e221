import type { PageOperation } from '@visawright/contract/documents/document.ts';
import { homographyOf, showsTheSame } from '@visawright/contract/documents/page-geometry.ts';
import { maxPages, putBack, withoutPages } from '@visawright/contract/documents/page-lists.ts';
import { hashPixels } from '../../readings/reading.ts';
import { sql, type Tx } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { assertConsent } from '../../consents/assert-consent.ts';
import type { EditablePage } from '../../pages/document-pages.ts';
import { emptyInverse, type Inverse, type Place } from '../inverse.ts';
import {
  findNamedDocuments,
  openDocuments,
  restoreDocument,
  takePage,
  type Desk,
  type NamedDocument,
  type TakenPage,
} from '../open-documents.ts';
import { findChanger } from '../operations.queries.ts';
import { emptyPlan, stays, type Plan, type PlannedPage } from '../plan.ts';
import { Refusal } from '../refusal.ts';
import { planEdits } from './plan-edits.ts';
import { undoDiscard, undoPlacement } from './plan-placement.ts';

// The inverse of what an operation did, on the documents as they are now. Refused where another person has changed the same since.
export async function planUndo(desk: Desk, inverse: Inverse): Promise<Plan> {
  const { placed, discarded } = inverse;
  if (placed) return undoPlacement(desk, placed, inverse.category && (await undoCategory(desk, inverse.category)));
  if (discarded) return undoDiscard(desk, discarded, () => undoPlaces(desk, inverse));
  if (inverse.category) return undoCategory(desk, inverse.category);
  if (inverse.edits.length > 0) return undoEdits(desk, inverse.edits);
  return undoPlaces(desk, inverse);
}

async function undoCategory(desk: Desk, category: NonNullable<Inverse['category']>): Promise<Plan> {
  const { docId, was, became, kind, outcome, isPrimary, fields } = category;
  await openDocuments(desk, [{ docId }]);
  const { row } = desk.documents.get(docId)!;
  if (row.category !== became) throw new Refusal('pageChanged', await findChanger(desk.tx, { docId }));
  return {
    ...emptyPlan,
    lists: new Map(),
    category: { docId, category: was, kind, outcome, isPrimary, fields, isUndo: true },
    inverse: {
      ...emptyInverse,
      category: {
        docId,
        was: became,
        became: was,
        kind: row.kind,
        outcome: row.category_outcome,
        isPrimary: row.is_primary,
        fields: [],
      },
    },
  };
}

async function undoEdits(desk: Desk, edits: Inverse['edits']): Promise<Plan> {
  await openDocuments(desk, edits);
  const wanted = [];
  for (const { docId, pageUid, was, became } of edits) {
    const taken = await takePage(desk, { docId, pageUid });
    if (!showsTheSame(taken.page.operations, became))
      throw new Refusal('pageChanged', await findChanger(desk.tx, { docId, pageUid }));
    wanted.push({ ...taken, operations: was });
  }
  return planEdits(wanted);
}

interface Returning {
  readonly taken: TakenPage | null; // null: it is in no document now
  readonly was: Place | null; // null: it was in no document before
  readonly operations: readonly PageOperation[];
}

async function undoPlaces(desk: Desk, inverse: Inverse): Promise<Plan> {
  const places = inverse.pages.flatMap(({ now }) => (now ? [now] : []));
  await openDocuments(desk, places);
  const returning: Returning[] = [];
  for (const { now, was, operations } of inverse.pages) {
    const taken = now && (await takePage(desk, now));
    returning.push({ taken, was, operations: taken?.page.operations ?? operations });
  }
  const wanted = returning.flatMap(({ was }) => (was ? [was] : []));
  const emptied = await openFormer(desk, wanted);
  const lists = new Map<string, readonly PlannedPage[]>();
  const listOf = (docId: string) => lists.get(docId) ?? (desk.documents.get(docId)?.pages ?? []).map(stays);
  for (const { from, page } of returning.flatMap(({ taken }) => (taken ? [taken] : [])))
    lists.set(
      from.docId,
      listOf(from.docId).filter((each) => each.page.pageUid !== page.pageUid),
    );
  const stored = await loadStoredPages(desk.tx, returning);
  for (const docId of new Set(wanted.map((place) => place.docId))) {
    const back = returning.flatMap((each) => (each.was?.docId === docId ? [planReturn(each, each.was, stored)] : []));
    lists.set(docId, putBackPlanned(listOf(docId), back, inverse.orders[docId] ?? []));
  }
  for (const [docId, list] of lists) {
    if (list.length > maxPages) throw new Refusal('tooManyPages');
    const isRemoval = returning.some(({ taken, was }) => was === null && taken?.from.docId === docId);
    if (list.length === 0 && isRemoval) throw new Refusal('lastPage');
  }
  const orders = Object.fromEntries(
    [...new Set(places.map(({ docId }) => docId))].map((docId) => [
      docId,
      desk.documents.get(docId)!.pages.map(({ pageUid }) => pageUid),
    ]),
  );
  if ([...lists].every(([docId, list]) => isSameList(desk, docId, list))) throw new Refusal('nothingToChange');
  await assertMayReturn(desk, returning, emptied);
  for (const document of emptied) await restoreDocument(desk, document);
  return {
    ...emptyPlan,
    lists,
    restored: new Set(emptied.map(({ docId }) => docId)),
    primary: inverse.primary,
    inverse: {
      ...emptyInverse,
      pages: returning.map(({ taken, was, operations }) => ({
        now: was,
        was: taken && { docId: taken.from.docId, pageUid: taken.page.pageUid },
        operations: [...operations],
      })),
      orders,
    },
  };
}

// Those that were emptied can be restored; a document that a person deleted cannot.
async function openFormer(desk: Desk, places: readonly Place[]): Promise<NamedDocument[]> {
  const docIds = places.map(({ docId }) => docId);
  const named = await findNamedDocuments(desk.call, desk.tx, docIds).catch((error: unknown) => {
    throw error instanceof AppError ? new Refusal('documentGone') : error;
  });
  const emptied = named.filter(({ isEmptied }) => isEmptied);
  const others = named.filter((each) => !emptied.includes(each));
  await openDocuments(desk, others);
  return emptied;
}

const isSameList = ({ documents }: Desk, docId: string, list: readonly PlannedPage[]): boolean => {
  const before = documents.get(docId)?.pages ?? [];
  return before.length === list.length && list.every(({ page }, at) => page.pageUid === before[at]!.pageUid);
};

function putBackPlanned(
  list: readonly PlannedPage[],
  back: readonly PlannedPage[],
  formerly: readonly string[],
): PlannedPage[] {
  const named = (each: PlannedPage) => ({ pageUid: each.page.pageUid, each });
  const here = list.map(named);
  const missing = withoutPages(back.map(named), here);
  return putBack(here, missing, formerly).map(({ each }) => each);
}

interface StoredPage {
  readonly page_uid: string;
  readonly width: number;
  readonly height: number;
  readonly pixel_mac: Buffer;
}

// Pages are never deleted while their traveller's documents are there: one that is in no document can return.
async function loadStoredPages(tx: Tx, returning: readonly Returning[]): Promise<ReadonlyMap<string, StoredPage>> {
  const pageUids = returning.flatMap(({ was }) => (was ? [was.pageUid] : []));
  const rows = await tx.many<StoredPage>(sql`
    select page_uid, width, height, pixel_mac from page where realm_id = ${tx.realmId} and page_uid = any(${pageUids}::uuid[])`);
  const stored = new Map(rows.map((row) => [row.page_uid, row]));
  if (pageUids.some((pageUid) => !stored.has(pageUid))) throw new Refusal('documentGone');
  return stored;
}

function planReturn(
  { taken, operations }: Returning,
  was: Place,
  stored: ReadonlyMap<string, StoredPage>,
): PlannedPage {
  const isElsewhere = taken !== null && taken.from.docId !== was.docId;
  const from = isElsewhere ? { docId: taken.from.docId, pageUid: taken.page.pageUid } : null;
  if (taken?.page.pageUid === was.pageUid) return { page: taken.page, from };
  const { width, height, pixel_mac: pixelMac } = stored.get(was.pageUid)!;
  const page: EditablePage = {
    pageUid: was.pageUid,
    width,
    height,
    pixelMac,
    operations,
    homography: homographyOf(operations),
    pixels: hashPixels(pixelMac, operations),
  };
  return { page, from };
}

async function assertMayReturn(
  desk: Desk,
  returning: readonly Returning[],
  emptied: readonly NamedDocument[],
): Promise<void> {
  const { tx, call, documents } = desk;
  const ownerOf = (docId: string) =>
    (documents.get(docId) ?? emptied.find((each) => each.docId === docId))!.applicantUid;
  const others = returning.flatMap(({ taken, was }) =>
    taken && was && taken.from.applicantUid !== ownerOf(was.docId) ? [ownerOf(was.docId)] : [],
  );
  if (call.actor.role !== 'applicant') for (const to of new Set(others)) await assertConsent(tx, call.actor, to);
}
