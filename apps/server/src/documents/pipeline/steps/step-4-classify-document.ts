import type { DocumentCategory } from '@visawright/contract/documents/document-facts.ts';
import { sql } from '../../../platform/db/db.ts';
import { loadApplicantKey } from '../../../platform/crypto/applicant-key.ts';
import { publishDocumentStage } from '../../records/publish-document.ts';
import { recommendDocument } from '../../records/recommend-document.ts';
import { isKindOfCategory } from '../../fields/check-fields.ts';
import { completeCategoryLesson } from '../category-lessons.ts';
import { writeFenced, loadRunFacts, type ReadingRun } from '../reading-run.ts';
import { loadRunReading } from './load-run-reading.ts';

interface CategoryRow {
  readonly category: DocumentCategory;
  readonly kind: string | null;
  readonly category_by: string | null;
}

// A category that a person has chosen is never overwritten by the engine.
export async function classifyDocument(at: ReadingRun): Promise<void> {
  const { docId, parts } = at;
  const { applicant_uid: applicantUid } = await loadRunFacts(at);
  const reading = await loadRunReading(at, await loadApplicantKey(at.db, parts.keys, applicantUid));
  await writeFenced(at, async (tx) => {
    const was = await tx.get<CategoryRow>(sql`
      select category, kind, category_by from document where realm_id = ${tx.realmId} and document_uid = ${docId}`);
    const isChosen = was.category_by !== null;
    const category = isChosen ? was.category : reading.category;
    const outcome = isChosen ? 'accept' : reading.categoryOutcome;
    const kinds = [reading.kind, was.kind].filter((kind) => kind !== null && isKindOfCategory(category, kind));
    const hasMoved = category !== was.category;
    await tx.run(sql`
      update document set category = ${category}, kind = ${kinds[0] ?? null}, category_outcome = ${outcome},
        is_primary = is_primary and not ${hasMoved}::boolean, is_recommended = is_recommended and not ${hasMoved}::boolean,
        state = 'classified', version = version + 1
      where realm_id = ${tx.realmId} and document_uid = ${docId} and state = 'read'`);
    if (isChosen) await completeCategoryLesson(tx, { docId, category, kind: kinds[0] ?? null });
    if (hasMoved) await recommendDocument(tx, parts.keys, applicantUid, was.category);
    await publishDocumentStage(tx, docId, 'classified');
  });
}
