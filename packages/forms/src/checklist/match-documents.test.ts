import type { DocumentCategory, DocumentState } from '@visawright/contract/documents/document-facts.ts';
import { describe, expect, test } from 'vitest';
import { checklistFor } from './checklist.ts';
import { categories } from '../documents/categories.ts';
import { destinationIds } from '../destinations/destinations.ts';
import { loadForm } from '../destinations/load-form.ts';
import { kindFor, matchDocuments } from './match-documents.ts';
import { documentKindPatterns } from '../documents/document-kind-patterns.ts';

const italy = await loadForm('italy');
const { required } = checklistFor(italy, 'Tourism');
const entry = (docId: string, category: DocumentCategory, kind: string | null, state: DocumentState = 'checked') => ({
  docId,
  category,
  kind,
  state,
});
const whereIs = (...documents: ReturnType<typeof entry>[]) =>
  Object.fromEntries(
    matchDocuments(required, documents).entries.flatMap(({ item, documents: own }) =>
      own.map(({ docId }) => [docId, item.title]),
    ),
  );

describe('documents of a trip to Italy', () => {
  test('each of the nine documents everybody needs is found by its kind', () => {
    const nine = [
      entry('a', 'Passport', 'Indian passport'),
      entry('b', 'Photo', 'Applicant photo'),
      entry('c', 'Insurance', 'Travel insurance policy'),
      entry('d', 'Proof of Travel', 'Flight e-ticket or reservation'),
      entry('e', 'Proof of Travel', 'Hotel booking'),
      entry('f', 'Proof of Travel', 'Day-wise itinerary'),
      entry('g', 'Letter', 'Cover letter'),
      entry('h', 'Proof of Funds', 'Bank statement'),
      entry('i', 'Proof of Funds', 'ITR-V acknowledgement'),
    ];
    const everybody = required.filter(({ conditions }) => !conditions).map(({ title }) => title);
    expect(everybody).toHaveLength(9);
    expect(Object.values(whereIs(...nine)).toSorted()).toEqual(everybody.toSorted());
  });

  test('several documents of a kind stand together, and a slip is not a leave letter', () => {
    const found = whereIs(
      entry('a', 'Proof of Employment', 'Salary slip'),
      entry('b', 'Proof of Employment', 'Salary slip'),
      entry('c', 'Proof of Employment', 'Employment / NOC / leave letter'),
      entry('d', 'Proof of Employment', 'GST registration certificate'),
    );
    expect(found).toEqual({
      a: 'Salary slips, last 3 months',
      b: 'Salary slips, last 3 months',
      c: 'Leave approval / NOC from employer',
      d: 'Business registration',
    });
  });

  test('does not count an unrequested letter as the cover letter', () => {
    const { entries, others } = matchDocuments(required, [
      entry('a', 'Letter', 'Parental consent (minor)'),
      entry('b', 'Proof of Address', 'Rent agreement'),
    ]);
    expect(others.map(({ docId }) => docId)).toEqual(['a', 'b']);
    expect(entries.every(({ state }) => state === 'notStarted')).toBe(true);
  });

  test('assigns a letter of unknown kind to the empty item, and the next one to none', () => {
    const { entries, others } = matchDocuments(required, [entry('a', 'Letter', null), entry('b', 'Letter', null)]);
    expect(entries.find(({ item }) => item.title === 'Cover letter')?.documents.map(({ docId }) => docId)).toEqual([
      'a',
    ]);
    expect(others.map(({ docId }) => docId)).toEqual(['b']);
  });

  test('assigns a document of no particular kind to the empty item of its category', () => {
    const items = ['IMM 5707 family information', 'Previous travel pages'].map((title) => ({
      category: 'Other' as const,
      title,
      hint: '',
    }));
    const { entries } = matchDocuments(items, [entry('a', 'Other', 'Other document')]);
    expect(entries.map(({ documents }) => documents.length)).toEqual([1, 0]);
  });

  test('assigns unclassified documents only where a person put them', () => {
    const fresh = entry('a', 'Other', null, 'rendered');
    expect(matchDocuments(required, [fresh]).sorting).toEqual([fresh]);
    const given = { a: 'Travel medical insurance' };
    const { entries, sorting } = matchDocuments(required, [fresh], { given });
    expect(sorting).toEqual([]);
    expect(entries.find(({ state }) => state === 'reading')?.item.title).toBe('Travel medical insurance');
  });
});

describe('the state of a document', () => {
  const [passport] = required;
  const state = (...documents: Parameters<typeof matchDocuments>[1][number][]) =>
    matchDocuments([passport!], documents).entries[0]!.state;
  const good = entry('a', 'Passport', 'Indian passport');

  test('done, being read, in need of a person, not started', () => {
    expect(state()).toBe('notStarted');
    expect(state(good)).toBe('done');
    expect(state({ ...good, state: 'extracted' })).toBe('reading');
    expect(state({ ...good, retake: ['blur'] })).toBe('attention');
    expect(state({ ...good, categoryOutcome: 'confirm' })).toBe('attention');
    expect(state({ ...good, belongsTo: { applicantUid: 'b', name: 'Asha' } })).toBe('attention');
    expect(state(good, { ...good, docId: 'b', state: 'failed' })).toBe('attention');
  });

  test('needs a person if a finding is open about its document', () => {
    const entries = (failing: ReadonlySet<string>) => matchDocuments([passport!], [good], { failing }).entries;
    expect(entries(new Set(['a']))[0]!.state).toBe('attention');
    expect(entries(new Set(['b']))[0]!.state).toBe('done');
  });

  test('shows an upload in progress before everything else', () => {
    const uploading = new Set([passport!.title]);
    expect(matchDocuments([passport!], [good], { uploading }).entries[0]!.state).toBe('uploading');
  });
});

test('every kind the reader knows has its words, and no other', () => {
  const kinds = categories
    .flatMap((one) => one.kinds.map(({ name }) => name))
    .filter((kind) => kind !== 'Other document');
  expect(
    Object.keys(documentKindPatterns)
      .filter((kind) => kind !== 'Passport')
      .toSorted(),
  ).toEqual(kinds.toSorted());
});

test('no destination has a passport or photo that does not find its place', async () => {
  for (const id of destinationIds) {
    const all = checklistFor(await loadForm(id), 'Tourism');
    const items = [...all.required, ...all.recommended];
    for (const [category, kind] of [
      ['Passport', 'Indian passport'],
      ['Photo', 'Applicant photo'],
      ['Proof of Funds', 'Bank statement'],
      ['Proof of Employment', 'Salary slip'],
    ] as const) {
      if (!items.some((item) => item.category === category)) continue;
      expect(matchDocuments(items, [entry('a', category, kind)]).others, `${id}: ${kind}`).toEqual([]);
    }
  }
});

test('a visa of another country is the qualifying visa that a destination asks for', async () => {
  const { required } = checklistFor(await loadForm('turkey'), 'Tourism');
  for (const kind of ['Previous or current visa', 'Residence permit'])
    expect(matchDocuments(required, [entry('a', 'Proof of Status', kind)]).others, kind).toEqual([]);
});

test('filing a document at an item names its kind only where there is one', () => {
  const kinds = (category: string) =>
    categories.find((one) => one.category === category)!.kinds.map(({ name }) => name);
  const item = (title: string) => required.find((one) => one.title === title)!;
  expect(kindFor(item('Cover letter'), kinds('Letter'))).toBe('Cover letter');
  expect(kindFor(item('ITR-V or Form 16'), kinds('Proof of Funds'))).toBeNull();
});
