import type { DocumentCategory } from '@visawright/contract/document.ts';
import { sql, type Tx } from '../access/db.ts';
import type { ApplicantKey } from '../vault/applicant-key.ts';
import { sealName } from '../vault/file-names.ts';

interface NewDocument {
  readonly applicantUid: string;
  readonly uploadUid: string | null; // null: put together from pages of several
  readonly fileName: string;
  readonly category: DocumentCategory;
  readonly categoryOutcome: 'accept' | 'confirm';
  readonly categoryBy: string | null;
  readonly kind: string | null;
}

// Made of pages that are already here; its pages and reading follow in the same transaction.
export async function newDocument(tx: Tx, key: ApplicantKey, made: NewDocument): Promise<string> {
  const { uid } = await tx.get<{ uid: string }>(sql`
    insert into document (realm_id, applicant_uid, upload_uid, name, category, category_outcome, category_by, kind, state)
    values (${tx.realmId}, ${made.applicantUid}, ${made.uploadUid}, ${sealName(key, made.fileName)}, ${made.category},
      ${made.categoryOutcome}, ${made.categoryBy}, ${made.kind}, 'rendered')
    returning document_uid as uid`);
  return uid;
}
