import { expect, test } from 'vitest';
import type { DocumentCategory } from '@visawright/contract/documents/document-facts.ts';
import { arrangedDocument, arrangedPage, docIds, family, raviUid } from '../../playground/testing/arrangements.ts';
import { applicantUid } from '../../../../testing/people.ts';
import { sortingGridOf } from './sorting-grid.ts';

test('counts the placed pages by traveller and category and names the gaps', () => {
  const [asha, ravi] = family();
  const likely = arrangedDocument('z', {
    category: 'Insurance',
    categoryOutcome: 'confirm',
    kind: 'Travel insurance policy',
    pages: [arrangedPage(8)],
  });
  const unsure = arrangedDocument('x', { isUnsure: true, category: 'Letter', pages: [arrangedPage(9)] });
  const locked = arrangedDocument('y', { state: 'rejected', reason: 'passwordNeeded' });
  const needed = new Map<string, ReadonlySet<DocumentCategory>>([
    [applicantUid, new Set<DocumentCategory>(['Passport', 'Photo'])],
    [raviUid, new Set<DocumentCategory>(['Passport', 'Proof of Address'])],
  ]);
  const grid = sortingGridOf([{ ...asha!, documents: [...asha!.documents, unsure, locked, likely] }, ravi!], needed);
  expect(grid).toMatchObject({ placed: 8, unsure: 1, gaps: 2, looks: 1, reading: 0 });
  expect(grid.categories).toContain('Proof of Address');
  expect(grid.categories).not.toContain('Proof of Status');
  const cell = (row: number, category: string) => grid.rows[row]!.cells.find((each) => each.category === category)!;
  expect(cell(0, 'Photo')).toMatchObject({ pages: 0, isGap: true });
  expect(cell(0, 'Letter')).toMatchObject({ pages: 0, isGap: false });
  expect(cell(0, 'Insurance')).toMatchObject({ pages: 2, needsLook: true });
  expect(cell(1, 'Passport')).toMatchObject({ pages: 1, isGap: false });
  expect(grid.rows.map(({ pages }) => pages)).toEqual([7, 1]);
  expect(docIds.ravis).toBe(ravi!.documents[0]!.docId);
});
