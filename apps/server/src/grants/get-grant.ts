import { isSettled } from '@visawright/contract/document-facts.ts';
import type { GrantLine, GrantState } from '@visawright/contract/grant.ts';
import { compareGrant, differencesIn } from '@visawright/forms/grant/compare-grant.ts';
import type { Actor } from '../access/actor.types.ts';
import { sql, type Db } from '../access/db.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import { getRecord } from '../applications/applications.queries.ts';
import { findDocuments, type DocumentRow } from '../documents/documents.queries.ts';
import { openDocument } from '../documents/open-document.ts';
import { caseOf } from '../findings/case-of.ts';
import { openCase, type FormCase } from '../forms/form-case.ts';
import { logLook } from '../forms/get-form.ts';
import { maskedSource } from '../forms/masked-source.ts';
import { paperOf } from '../forms/paper-of.ts';
import { logViews } from '../vault/view-log.ts';
import { findGrant, pagesOf } from './grants.queries.ts';

const none: GrantState = { docId: null, state: 'none', fileName: null, lines: [], differences: 0, seenAt: null };
const fewest = 3; // facts: what shows fewer is no visa, or no picture of one that can be read

// The visa and the papers it is compared with are looked at: it is written down like any look.
export async function getGrant(db: Db, keys: KeyStore, actor: Actor, applicationUid: string): Promise<GrantState> {
  await getRecord(db, actor, applicationUid);
  const found = await findGrant(db, applicationUid);
  if (!found) return none;
  const held = await openCase(db, keys, actor, applicationUid);
  const mine = sql`d.applicant_uid = ${held.application.applicantUid} and d.document_uid = ${found.document_uid}`;
  const [row] = await findDocuments(db, actor, 'document.read', mine);
  if (!row) return none;
  await logLook(db, actor, held);
  const views = { applicantUid: row.applicant_uid, docIds: [row.document_uid], purpose: 'values' as const };
  await logViews(db, actor, views);
  const { fileName, lines } = await compared(db, held, row);
  return {
    docId: row.document_uid,
    state: !isSettled(row.state) ? 'reading' : lines.length === 0 ? 'unreadable' : 'read',
    fileName,
    lines,
    differences: differencesIn(lines),
    seenAt: found.seen_at?.toISOString() ?? null,
  };
}

async function compared(db: Db, held: FormCase, row: DocumentRow): Promise<{ fileName: string; lines: GrantLine[] }> {
  const document = openDocument(held.key, row);
  const { fileName } = document;
  if (row.state !== 'checked') return { fileName, lines: [] };
  const pages = (await pagesOf(db, row.document_uid)).map(({ page_uid, homography }) => ({ pageUid: page_uid, homography })); // prettier-ignore
  const asked = caseOf(held);
  const papers = asked.papers.filter(({ docId }) => docId !== row.document_uid);
  const lines = compareGrant({ visa: paperOf(document, pages, false), asked: { ...asked, papers } });
  if (lines.filter(({ onVisa }) => onVisa !== null).length < fewest) return { fileName, lines: [] };
  return { fileName, lines: lines.map((line) => ({ ...line, asked: line.asked.map(maskedSource) })) };
}
