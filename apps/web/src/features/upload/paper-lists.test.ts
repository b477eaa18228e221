import type { Document } from '@visawright/contract/document.ts';
import { checklistFor } from '@visawright/forms/checklist.ts';
import { loadForm } from '@visawright/forms/load-form.ts';
import { expect, test } from 'vitest';
import { paperLists } from './paper-lists.ts';

const checklist = checklistFor(await loadForm('italy'), 'Tourism');
const paper = (docId: string, category: Document['category'], kind: string) =>
  ({
    docId,
    category,
    kind,
    state: 'checked',
    retake: [],
    categoryOutcome: 'accept',
    belongsTo: null,
  }) as unknown as Document;

test('at the beginning the papers everybody needs are missing, and those for some are set apart', () => {
  const { counts, missing, ifApplies, groups } = paperLists(checklist, [], {});
  expect(counts).toMatchObject({ all: 9, notStarted: 9, done: 0 });
  expect(missing).toHaveLength(9);
  expect(ifApplies.map(({ item }) => item.title)).toContain('Salary slips, last 3 months');
  expect(groups.flatMap(([, papers]) => papers).every(({ need }) => need !== 'conditional')).toBe(true);
});

test('a paper for some counts once somebody adds it', () => {
  const { counts, ifApplies, groups } = paperLists(
    checklist,
    [paper('a', 'Passport', 'Indian passport'), paper('b', 'Proof of Employment', 'Salary slip')],
    {},
  );
  expect(counts).toMatchObject({ all: 10, done: 2, notStarted: 8 });
  expect(ifApplies.map(({ item }) => item.title)).not.toContain('Salary slips, last 3 months');
  expect(groups.map(([category]) => category)).toContain('Proof of Employment');
});

test('an optional paper is shown but never missing nor counted', () => {
  const { counts, missing, groups } = paperLists(
    checklist,
    [paper('a', 'Proof of Status', 'Previous or current visa')],
    {},
  );
  expect(counts.all).toBe(9);
  expect(missing.every(({ item }) => item.category !== 'Proof of Status')).toBe(true);
  expect(groups.find(([category]) => category === 'Proof of Status')?.[1][0]).toMatchObject({
    need: 'optional',
    state: 'done',
  });
});

test('who says to be employed is asked for the papers of the employed', () => {
  const { counts, missing } = paperLists(checklist, [], {}, ['Employed applicants']);
  expect(counts.all).toBe(11);
  expect(missing.map(({ item }) => item.title)).toContain('Leave approval / NOC from employer');
});
