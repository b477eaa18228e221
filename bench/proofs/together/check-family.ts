import { isDeepStrictEqual } from 'node:util';
import type { ArrangedTraveller } from '@visawright/contract/documents/arrangement.ts';
import type { ExtractedDocument, PageOperation } from '@visawright/contract/documents/document.ts';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import { operations } from '@visawright/contract/operations/index.ts';
import { homographyOf, mapPolygon, showsTheSame } from '@visawright/contract/documents/page-geometry.ts';
import { wordAt } from '@visawright/server/testing.ts';
import { sql } from '@visawright/server/tools.ts';
import { requireForProof } from '../../measurement.ts';
import { placesOf, type Editor } from './editor.ts';
import type { Family, Stage } from './stage.ts';

export interface Verdict {
  readonly differentScreens: number;
  readonly lost: number;
  readonly duplicated: number;
  readonly boxes: number;
  readonly wrongBoxes: number;
  readonly lostValues: number;
  readonly toRead: number; // pages that are to be read again
  readonly operationsNotOnce: number;
}

interface StoredPage {
  readonly docId: string;
  readonly category: string;
  readonly isPrimary: boolean;
  readonly pageUid: string;
  readonly edits: PageOperation[];
  readonly homography: number[];
  readonly mac: string;
}

// After everybody has stopped: every screen shows what the database has, each page is somewhere once, and each value is on its word.
export async function checkFamily(stage: Stage, family: Family, editors: readonly Editor[]): Promise<Verdict> {
  const { db } = family;
  for (const editor of editors) await editor.refresh();
  const stored = await db.many<StoredPage>(sql`
    select d.document_uid as "docId", d.category, d.is_primary as "isPrimary", m.page_uid as "pageUid", m.operations as edits, m.homography,
      encode(p.pixel_mac, 'hex') as mac
    from document d join document_page m on m.realm_id = d.realm_id and m.document_uid = d.document_uid
    join page p on p.realm_id = m.realm_id and p.page_uid = m.page_uid
    where d.realm_id = ${db.realmId} and d.deleted_at is null
    order by d.applicant_uid, d.created_at, d.document_uid, m.position`);
  const inDatabase = [...Map.groupBy(stored, ({ docId }) => docId)].map(([docId, pages]) => ({
    docId,
    category: pages[0]!.category,
    isPrimary: pages[0]!.isPrimary,
    pages: pages.map(({ pageUid, edits }) => ({ pageUid, edits })),
  }));
  const differentScreens = editors.filter((each) => !isDeepStrictEqual(placesOf(each.confirmed), inDatabase)).length;

  const removed = await removedPages(family);
  let [lost, duplicated] = [0, 0];
  for (const mac of family.pages.keys()) {
    const places = stored.filter((each) => each.mac === mac).length;
    if (places > 1) duplicated++;
    if (places === 0 && !removed.has(mac)) lost++;
  }
  const { count } = await db.get<{ count: number }>(sql`
    select count(*)::int as count from arrangement_operation where realm_id = ${db.realmId}`);
  const sent = editors.reduce((sum, editor) => sum + editor.sent, 0);
  const values = await checkValues(stage, family, editors[0]!.confirmed, stored);
  return { differentScreens, lost, duplicated, operationsNotOnce: Math.abs(sent - count), ...values };
}

// Pages whose removal is in effect: they are stored, and an undo would bring them back.
async function removedPages({ db }: Family): Promise<ReadonlySet<string>> {
  const rows = await db.many<{ mac: string }>(sql`
    select encode(p.pixel_mac, 'hex') as mac
    from arrangement_operation o cross join lateral jsonb_array_elements(o.inverse -> 'pages') e (page)
    join page p on p.realm_id = o.realm_id and p.page_uid = (e.page -> 'was' ->> 'pageUid')::uuid
    where o.realm_id = ${db.realmId} and o.undone_by is null and e.page ->> 'now' is null`);
  return new Set(rows.map(({ mac }) => mac));
}

async function checkValues(
  stage: Stage,
  family: Family,
  travellers: readonly ArrangedTraveller[],
  stored: readonly StoredPage[],
) {
  let [boxes, wrongBoxes, lostValues, toRead] = [0, 0, 0, 0];
  for (const { applicantUid, documents } of travellers) {
    if (documents.length === 0) continue;
    const docIds = documents.map(({ docId }) => docId);
    for (const { _id: docId, documentData } of await extracted(stage, family, applicantUid, docIds)) {
      const values = documentData.values.filter(({ pageIndex }) => pageIndex >= 0);
      for (const value of values) {
        const page = stored.find((each) => each.docId === docId && each.pageUid === value.pageUid);
        const known = page && family.pages.get(page.mac);
        boxes++;
        const isRight =
          known?.field === value.field &&
          documentData.pages[value.pageIndex]?.pageUid === value.pageUid &&
          isNear(
            mapPolygon(page!.homography, value.polygon),
            mapPolygon(homographyOf(page!.edits), wordAt(known.word)),
          );
        if (!isRight) wrongBoxes++;
      }
      for (const page of stored.filter((each) => each.docId === docId)) {
        const known = family.pages.get(page.mac)!;
        const isExpected = known.category === documentData.category && showsTheSame(page.edits, []);
        if (!isExpected || values.some(({ pageUid, field }) => pageUid === page.pageUid && field === known.field))
          continue;
        if (documentData.state === 'rendered') toRead++;
        else lostValues++;
      }
    }
  }
  return { boxes, wrongBoxes, lostValues, toRead };
}

const isNear = (one: readonly (readonly [number, number])[], other: readonly (readonly [number, number])[]) =>
  one.every(([x, y], at) => Math.hypot(x - other[at]![0], y - other[at]![1]) < 1e-6);

async function extracted(
  { url }: Stage,
  { people: [person] }: Family,
  applicantUid: string,
  docIds: readonly string[],
): Promise<ExtractedDocument[]> {
  const query = new URLSearchParams({ applicantUid });
  const ask = () =>
    fetch(`${url}${addresses.extractedDocuments.path}?${query}`, {
      method: addresses.extractedDocuments.method,
      headers: {
        authorization: `Bearer ${person!.token}`,
        'realm-client-id': person!.realm,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ docIds, includePageDetails: true }),
    });
  let reply = await ask();
  // As a browser does: the API asks to try again while a part of it is busy.
  for (let tries = 1; reply.status === 503 && tries < 5; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 500 * tries));
    reply = await ask();
  }
  requireForProof(reply.ok, `extractedDocuments was answered with ${reply.status}`);
  return operations.extractedDocuments.reply.parse(await reply.json()).documents;
}
