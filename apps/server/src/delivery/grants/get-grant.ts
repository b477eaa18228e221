import { isSettled } from '@visawright/contract/documents/document-facts.ts';
import type { GrantLine, GrantState } from '@visawright/contract/delivery/grant.ts';
import { compareGrant, differencesIn } from '@visawright/forms/grant/compare-grant.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { getApplication } from '../../applications/records/applications.queries.ts';
import { findDocuments, type DocumentRow } from '../../documents/records/documents.queries.ts';
import { unsealDocument } from '../../documents/records/unseal-document.ts';
import { toRuleInput } from '../../forms/findings/to-rule-input.ts';
import { openPrefilledForm, type PrefilledForm } from '../../forms/prefilled-form/prefilled-form.ts';
import { logDocumentViews } from '../../forms/prefilled-form/log-document-views.ts';
import { maskSource } from '../../forms/prefilled-form/mask-source.ts';
import { toDocumentEvidence } from '../../forms/prefilled-form/to-document-evidence.ts';
import { logViews } from '../../documents/views/log-views.ts';
import { findGrant, documentPages } from './grants.queries.ts';

const none: GrantState = { docId: null, state: 'none', fileName: null, lines: [], differences: 0, seenAt: null };
const fewestFacts = 3; // with fewer, the document is not a visa or is unreadable

// Shows values of the visa and of the documents it is compared with, so both are written to the view log.
export async function getGrant(db: Db, keys: KeyStore, actor: Actor, applicationUid: string): Promise<GrantState> {
  await getApplication(db, actor, applicationUid);
  const found = await findGrant(db, applicationUid);
  if (!found) return none;
  const prefilled = await openPrefilledForm(db, keys, actor, applicationUid);
  const mine = sql`d.applicant_uid = ${prefilled.application.applicantUid} and d.document_uid = ${found.document_uid}`;
  const [row] = await findDocuments(db, actor, 'document.read', mine);
  if (!row) return none;
  await logDocumentViews(db, actor, prefilled);
  const views = { applicantUid: row.applicant_uid, docIds: [row.document_uid], purpose: 'values' as const };
  await logViews(db, actor, views);
  const { fileName, lines } = await compareWithVisa(db, prefilled, row);
  return {
    docId: row.document_uid,
    state: !isSettled(row.state) ? 'reading' : lines.length === 0 ? 'unreadable' : 'read',
    fileName,
    lines,
    differences: differencesIn(lines),
    seenAt: found.seen_at?.toISOString() ?? null,
  };
}

async function compareWithVisa(
  db: Db,
  prefilled: PrefilledForm,
  row: DocumentRow,
): Promise<{ fileName: string; lines: GrantLine[] }> {
  const document = unsealDocument(prefilled.key, row);
  const { fileName } = document;
  if (row.state !== 'checked') return { fileName, lines: [] };
  const pages = (await documentPages(db, row.document_uid)).map(({ page_uid, homography }) => ({
    pageUid: page_uid,
    homography,
  }));
  const asked = toRuleInput(prefilled);
  const documents = asked.documents.filter(({ docId }) => docId !== row.document_uid);
  const lines = compareGrant({ visa: toDocumentEvidence(document, pages, false), asked: { ...asked, documents } });
  if (lines.filter(({ onVisa }) => onVisa !== null).length < fewestFacts) return { fileName, lines: [] };
  return { fileName, lines: lines.map((line) => ({ ...line, asked: line.asked.map(maskSource) })) };
}
