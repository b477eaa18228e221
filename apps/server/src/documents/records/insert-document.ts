import { randomUUID } from 'node:crypto';
import type { DocumentCategory } from '@visawright/contract/documents/document-facts.ts';
import { sql, type Tx } from '../../platform/db/db.ts';
import type { ApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { sealFileName } from './sealed-file-name.ts';

interface NewDocument {
  readonly docId?: string; // if the client has chosen it
  readonly applicantUid: string;
  readonly uploadUid: string | null; // null: composed of pages of several uploads
  readonly fileName: string;
  readonly category: DocumentCategory;
  readonly categoryOutcome: 'accept' | 'confirm';
  readonly categoryBy: string | null;
  readonly kind: string | null;
}

// For existing pages; pages and reading are added in the same transaction.
export async function insertDocument(tx: Tx, key: ApplicantKey, made: NewDocument): Promise<string> {
  const { uid } = await tx.get<{ uid: string }>(sql`
    insert into document (realm_id, document_uid, applicant_uid, upload_uid, name, category, category_outcome, category_by, kind, state)
    values (${tx.realmId}, ${made.docId ?? randomUUID()}, ${made.applicantUid}, ${made.uploadUid}, ${sealFileName(key, made.fileName)},
      ${made.category}, ${made.categoryOutcome}, ${made.categoryBy}, ${made.kind}, 'rendered')
    returning document_uid as uid`);
  return uid;
}
