import type { Document } from '@visawright/contract/documents/document.ts';
import { checklistFor } from '@visawright/forms/checklist/checklist.ts';
import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import { expect, test } from 'vitest';
import { summaryOf } from '@visawright/contract/applications/testing/summary-of.ts';
import { uploadLists } from './upload-lists.ts';

const checklist = checklistFor(await loadForm('italy'), 'Tourism');
const nothing = { group: 'Tourism' as const, summary: null, situations: [] };
const entry = (docId: string, category: Document['category'], kind: string) =>
  ({
    docId,
    category,
    kind,
    state: 'checked',
    retake: [],
    categoryOutcome: 'accept',
    belongsTo: null,
  }) as unknown as Document;

test('lists required documents as missing and conditional ones separately', () => {
  const { counts, missing, ifApplies, groups } = uploadLists(checklist, [], {}, nothing);
  expect(counts).toMatchObject({ all: 9, notStarted: 9, done: 0 });
  expect(missing).toHaveLength(9);
  expect(ifApplies.map(({ item }) => item.title)).toContain('Salary slips, last 3 months');
  expect(groups.flatMap(([, entries]) => entries).every(({ need }) => need !== 'conditional')).toBe(true);
});

test('counts a conditional document once it is added', () => {
  const { counts, ifApplies, groups } = uploadLists(
    checklist,
    [entry('a', 'Passport', 'Indian passport'), entry('b', 'Proof of Employment', 'Salary slip')],
    {},
    nothing,
  );
  expect(counts).toMatchObject({ all: 10, done: 2, notStarted: 8 });
  expect(ifApplies.map(({ item }) => item.title)).not.toContain('Salary slips, last 3 months');
  expect(groups.map(([category]) => category)).toContain('Proof of Employment');
});

test('shows optional documents without counting them', () => {
  const { counts, missing, groups } = uploadLists(
    checklist,
    [entry('a', 'Proof of Status', 'Previous or current visa')],
    {},
    nothing,
  );
  expect(counts.all).toBe(9);
  expect(missing.every(({ item }) => item.category !== 'Proof of Status')).toBe(true);
  expect(groups.find(([category]) => category === 'Proof of Status')?.[1][0]).toMatchObject({
    need: 'optional',
    state: 'done',
  });
});

test('requires employment documents when the situation is selected', () => {
  const { counts, missing } = uploadLists(checklist, [], {}, { ...nothing, situations: ['Employed applicants'] });
  expect(counts.all).toBe(11);
  expect(missing.map(({ item }) => item.title)).toContain('Leave approval / NOC from employer');
});

test('requires what the last evaluation of the rules found to apply', () => {
  const required = ['Salary slips, last 3 months', 'Leave approval / NOC from employer'];
  const slip = entry('b', 'Proof of Employment', 'Salary slip');
  const summary = summaryOf({ papersHave: 1, papersNeeded: 11, required });
  expect(uploadLists(checklist, [slip], {}, { ...nothing, summary }).counts).toMatchObject({ all: 11, have: 1 });
});
