import { compareDocuments, type ComparedDocument } from '@visawright/forms/documents/agreement/compare-documents.ts';
import { sql, type Tx } from '../../platform/db/db.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { countToConfirm, type StoredComparisons } from '../readings/effective-values.ts';
import { listCheckedDocuments, type DocumentRow } from '../records/documents.queries.ts';
import { listNamedPeople } from '../records/list-named-people.ts';
import { publishDocumentDone } from '../records/publish-document.ts';
import { unsealDocument, type UnsealedDocument } from '../records/unseal-document.ts';

// It names the traveller, or nobody at all. While it is asked whose it is, it says nothing about the traveller.
const isOwn = (document: UnsealedDocument) =>
  document.row.owner_question === null &&
  (document.row.belonging === 'own' ||
    (document.row.belonging === 'unclear' && listNamedPeople(document).length === 0));

const toCompared = (document: UnsealedDocument): ComparedDocument => ({
  docId: document.row.document_uid,
  category: document.row.category,
  kind: document.row.kind,
  isOwn: isOwn(document),
  values: document.values.map(({ field, value, outcome, actedBy }) => ({
    field,
    value,
    outcome,
    isActed: actedBy !== null,
  })),
});

const oldestFirst = (one: DocumentRow, other: DocumentRow) => one.created_at.getTime() - other.created_at.getTime();

// After every change of a traveller's documents: what is asked about one depends on the others. The caller has locked the applicant.
export async function updateComparisons(tx: Tx, keys: KeyStore, applicantUid: string): Promise<void> {
  const rows = (await listCheckedDocuments(tx, applicantUid)).toSorted(oldestFirst);
  if (rows.length === 0) return;
  const key = await loadApplicantKey(tx, keys, applicantUid);
  const alone = rows.map((row) => unsealDocument(key, { ...row, compared: {} }));
  const found = compareDocuments(alone.map(toCompared));
  for (const [at, { row }] of alone.entries()) {
    const fields = found.get(row.document_uid);
    const compared: StoredComparisons = fields && row.reading_no !== null ? { readingNo: row.reading_no, fields } : {};
    const was = rows[at]!;
    const toConfirm = countToConfirm(unsealDocument(key, { ...row, compared }).values);
    if (isEqual(compared, was.compared) && toConfirm === was.to_confirm) continue;
    await tx.run(sql`
      update document set compared = ${JSON.stringify(compared)}::jsonb, to_confirm = ${toConfirm}, version = version + 1
      where realm_id = ${tx.realmId} and document_uid = ${row.document_uid}`);
    await publishDocumentDone(tx, row.document_uid);
  }
}

const linesOf = ({ readingNo, fields = {} }: StoredComparisons) =>
  [
    readingNo ?? '',
    ...Object.entries(fields)
      .map(([field, { is, docId }]) => `${field} ${is} ${docId}`)
      .toSorted(),
  ].join('\n');

const isEqual = (one: StoredComparisons, other: StoredComparisons) => linesOf(one) === linesOf(other);
