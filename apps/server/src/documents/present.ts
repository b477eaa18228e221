import type { Document } from '@visawright/contract/document.ts';
import { maskedValue } from '@visawright/contract/masked-number.ts';
import type { Actor } from '../access/actor.types.ts';
import type { Db } from '../access/db.ts';
import { mayDo } from '../access/reach.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import { keyOf, type ApplicantKey } from '../vault/applicant-key.ts';
import { pageUrl } from '../vault/tickets.ts';
import { getDocument, type DocumentRow } from './documents.queries.ts';
import { openDocument, type OpenDocument } from './open-document.ts';

const actions = ['document.edit', 'document.verify'] as const;

export function present(keys: KeyStore, actor: Actor, { row, fileName, values }: OpenDocument): Document {
  const docId = row.document_uid;
  const docFields = Object.fromEntries(values.map(({ field, value }) => [field, maskedValue(field, value)]));
  const processed = {
    docId,
    ...docFields,
    isVerifiedByAgent: row.is_verified,
    isPrimaryRecommended: row.is_recommended,
  };
  return {
    docId,
    applicantUid: row.applicant_uid,
    fileName,
    docFields,
    category: row.category,
    categoryOutcome: row.category_outcome,
    kind: row.kind,
    processedFieldsByCategory: row.state === 'checked' ? { [row.category]: [processed] } : {},
    state: row.state,
    reason: row.reason,
    retake: [...row.retake],
    toConfirm: row.to_confirm,
    pages: row.page_count,
    isPrimary: row.is_primary,
    isVerifiedByAgent: row.is_verified,
    belonging: row.belonging,
    belongsTo: row.belongs_to,
    thumbnailUrl:
      row.first_page === null ? null : pageUrl(keys, actor, { docId, pageUid: row.first_page, size: 'thumbnail' }),
    version: row.version,
    createdAt: row.created_at.toISOString(),
    can: actions.filter((action) => mayDo(actor, action) !== undefined),
  };
}

// Rows of one or more applicants, each opened with its own person's key.
export async function openAll(db: Db, keys: KeyStore, rows: readonly DocumentRow[]): Promise<OpenDocument[]> {
  const known = new Map<string, ApplicantKey>();
  for (const { applicant_uid } of rows)
    if (!known.has(applicant_uid)) known.set(applicant_uid, await keyOf(db, keys, applicant_uid));
  return rows.map((row) => openDocument(known.get(row.applicant_uid)!, row));
}

export const presentAll = async (
  db: Db,
  keys: KeyStore,
  actor: Actor,
  rows: readonly DocumentRow[],
): Promise<Document[]> => (await openAll(db, keys, rows)).map((document) => present(keys, actor, document));

// As it stands after a write of one's own.
export async function presentOne(db: Db, keys: KeyStore, actor: Actor, docId: string): Promise<Document> {
  const [document] = await presentAll(db, keys, actor, [await getDocument(db, actor, 'document.read', docId)]);
  return document!;
}
