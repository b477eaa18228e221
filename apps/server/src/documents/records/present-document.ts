import type { Document } from '@visawright/contract/documents/document.ts';
import { listedValue, maskedValue } from '@visawright/contract/documents/masked-number.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import type { Db } from '../../platform/db/db.ts';
import { mayDo } from '../../platform/access/reach.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { loadApplicantKey, type ApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { buildPageUrl } from '../tickets/tickets.ts';
import { getDocument, type DocumentRow } from './documents.queries.ts';
import { findSingleName } from './find-single-name.ts';
import { presentOwnerQuestion } from './present-owner-question.ts';
import { unsealDocument, type UnsealedDocument } from './unseal-document.ts';

const actions = ['document.edit', 'document.verify'] as const;

export const listAbilities = (actor: Actor): string[] => actions.filter((action) => mayDo(actor, action) !== undefined);

function presentDocument(keys: KeyStore, actor: Actor, document: UnsealedDocument): Document {
  const { row, fileName, values } = document;
  const docId = row.document_uid;
  const shown = actor.role === 'applicant' ? maskedValue : listedValue; // travellers see their own numbers
  const docFields = Object.fromEntries(values.map(({ field, value }) => [field, shown(field, value)]));
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
    ownerQuestion: presentOwnerQuestion(document),
    singleName: findSingleName(document),
    thumbnailUrl:
      row.first_page === null ? null : buildPageUrl(keys, actor, { docId, pageUid: row.first_page, size: 'thumbnail' }),
    version: row.version,
    createdAt: row.created_at.toISOString(),
    can: listAbilities(actor),
  };
}

// Opens each row with its applicant's key.
export async function unsealDocuments(
  db: Db,
  keys: KeyStore,
  rows: readonly DocumentRow[],
): Promise<UnsealedDocument[]> {
  const known = new Map<string, ApplicantKey>();
  for (const { applicant_uid } of rows)
    if (!known.has(applicant_uid)) known.set(applicant_uid, await loadApplicantKey(db, keys, applicant_uid));
  return rows.map((row) => unsealDocument(known.get(row.applicant_uid)!, row));
}

export const presentDocuments = async (
  db: Db,
  keys: KeyStore,
  actor: Actor,
  rows: readonly DocumentRow[],
): Promise<Document[]> =>
  (await unsealDocuments(db, keys, rows)).map((document) => presentDocument(keys, actor, document));

// For the reply after the actor's own write.
export async function loadPresentedDocument(db: Db, keys: KeyStore, actor: Actor, docId: string): Promise<Document> {
  const [document] = await presentDocuments(db, keys, actor, [await getDocument(db, actor, 'document.read', docId)]);
  return document!;
}
