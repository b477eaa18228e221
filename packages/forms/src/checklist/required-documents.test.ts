import type { DocumentCategory } from '@visawright/contract/documents/document-facts.ts';
import { describe, expect, test } from 'vitest';
import { summaryOf } from '@visawright/contract/applications/testing/summary-of.ts';
import { loadForm } from '../destinations/load-form.ts';
import { findDestination } from '../destinations/destinations.ts';
import { checklistFor } from './checklist.ts';
import { knownToApply, requiredDocuments, type CountableDocument } from './required-documents.ts';

const italy = await loadForm('italy');
const checklist = checklistFor(italy, 'Tourism');
let number = 0;
const document = (
  category: DocumentCategory,
  kind: string | null,
  more: Partial<CountableDocument> = {},
): CountableDocument => ({ docId: `d${number++}`, category, kind, state: 'checked', ...more });
const summary = summaryOf();
const count = (documents: CountableDocument[], required: string[] | null = null, situations: string[] = []) =>
  requiredDocuments(checklist, documents, {
    group: 'Tourism',
    applies: knownToApply({ summary: required && { ...summary, required }, situations }),
  });
const passport = document('Passport', 'Indian passport');

describe('the documents of a trip to Italy', () => {
  test('are those everyone needs before anything is known, as lists count them', () => {
    expect(count([])).toMatchObject({ have: 0, need: 9 });
    const { required, requiredOnCondition } = findDestination('italy')!.checklist.Tourism;
    expect(count([]).need).toBe(required - requiredOnCondition);
  });

  test('a document that needs a look is present, one being read or refused is not', () => {
    expect(count([{ ...passport, retake: ['blur'] }]).have).toBe(1);
    for (const state of ['extracted', 'rejected', 'failed'] as const)
      expect(count([{ ...passport, state }]).have).toBe(0);
  });

  test('another traveller’s document and a previous passport do not count', () => {
    expect(count([{ ...passport, belonging: 'other' }]).have).toBe(0);
    expect(count([{ ...passport, belonging: 'unclear' }]).have).toBe(1);
    expect(count([document('Passport', 'Previous passport')]).have).toBe(0);
    expect(count([document('Passport', 'Previous passport'), passport]).have).toBe(1);
  });

  test('a conditional one counts once it was added or its condition applies', () => {
    const slip = document('Proof of Employment', 'Salary slip');
    expect(count([slip])).toMatchObject({ have: 1, need: 10 });
    const titles = ['Salary slips, last 3 months', 'Leave approval / NOC from employer'];
    const { have, need, missing } = count([slip], titles);
    expect([have, need]).toEqual([1, 11]);
    expect(missing.map(({ item }) => item.title)).toContain(titles[1]);
  });

  test('a refused or foreign document does not make a conditional one required', () => {
    for (const more of [{ state: 'failed' as const }, { belonging: 'other' as const }])
      expect(count([document('Proof of Employment', 'Salary slip', more)]).need).toBe(9);
    expect(count([document('Proof of Employment', 'Salary slip', { state: 'extracted' })]).need).toBe(9);
  });

  test('a read document of unknown kind takes the empty item before one that is being read', () => {
    const [reading, read] = [document('Letter', null, { state: 'classified' }), document('Letter', null)];
    const { entries } = count([reading, read]);
    expect(entries.find(({ item }) => item.title === 'Cover letter')).toMatchObject({
      documents: [read],
      isPresent: true,
    });
  });

  test('another letter is not the only letter that is asked for, and its row asks for a look', () => {
    const student = checklistFor(italy, 'Student');
    const letters = { required: student.required.filter(({ title }) => title === 'Admission letter'), recommended: [] };
    const { entries, have } = requiredDocuments(letters, [document('Letter', 'Cover letter')], {
      group: 'Student',
      applies: () => false,
    });
    expect([have, entries[0]!.state]).toEqual([0, 'attention']);
  });

  test('what the traveller said counts until the rules were evaluated', () => {
    expect(count([], null, ['Employed applicants']).need).toBe(11);
    expect(count([], ['Passport, plus old passports'], ['Employed applicants']).need).toBe(9);
  });

  test('one letter of the employer serves where it is filed as a letter', () => {
    const letter = document('Letter', 'Employment / NOC / leave letter');
    const { entries } = count([letter], ['Leave approval / NOC from employer']);
    const entry = entries.find(({ item }) => item.title === 'Leave approval / NOC from employer')!;
    expect(entry).toMatchObject({ isPresent: true, isCounted: true, state: 'done', documents: [letter] });
  });

  test('optional documents never count', () => {
    const visa = document('Proof of Status', 'Previous or current visa');
    expect(count([visa])).toMatchObject({ have: 0, need: 9 });
  });
});
