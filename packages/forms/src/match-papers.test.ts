import type { DocumentCategory, DocumentState } from '@visawright/contract/document-facts.ts';
import { describe, expect, test } from 'vitest';
import { checklistFor } from './checklist.ts';
import { categories } from './categories.ts';
import { destinationIds } from './destinations.ts';
import { loadForm } from './load-form.ts';
import { kindFor, matchPapers } from './match-papers.ts';
import { kindWords } from './paper-kind-words.ts';

const italy = await loadForm('italy');
const { required } = checklistFor(italy, 'Tourism');
const paper = (docId: string, category: DocumentCategory, kind: string | null, state: DocumentState = 'checked') => ({
  docId,
  category,
  kind,
  state,
});
const whereIs = (...documents: ReturnType<typeof paper>[]) =>
  Object.fromEntries(
    matchPapers(required, documents).papers.flatMap(({ item, documents: own }) =>
      own.map(({ docId }) => [docId, item.title]),
    ),
  );

describe('papers of a trip to Italy', () => {
  test('each of the nine papers everybody needs is found by its kind', () => {
    const nine = [
      paper('a', 'Passport', 'Indian passport'),
      paper('b', 'Photo', 'Applicant photo'),
      paper('c', 'Insurance', 'Travel insurance policy'),
      paper('d', 'Proof of Travel', 'Flight e-ticket or reservation'),
      paper('e', 'Proof of Travel', 'Hotel booking'),
      paper('f', 'Proof of Travel', 'Day-wise itinerary'),
      paper('g', 'Letter', 'Cover letter'),
      paper('h', 'Proof of Funds', 'Bank statement'),
      paper('i', 'Proof of Funds', 'ITR-V acknowledgement'),
    ];
    const everybody = required.filter(({ conditions }) => !conditions).map(({ title }) => title);
    expect(everybody).toHaveLength(9);
    expect(Object.values(whereIs(...nine)).toSorted()).toEqual(everybody.toSorted());
  });

  test('several papers of a kind stand together, and a slip is not a leave letter', () => {
    const found = whereIs(
      paper('a', 'Proof of Employment', 'Salary slip'),
      paper('b', 'Proof of Employment', 'Salary slip'),
      paper('c', 'Proof of Employment', 'Employment / NOC / leave letter'),
      paper('d', 'Proof of Employment', 'GST registration certificate'),
    );
    expect(found).toEqual({
      a: 'Salary slips, last 3 months',
      b: 'Salary slips, last 3 months',
      c: 'Leave approval / NOC from employer',
      d: 'Business registration',
    });
  });

  test('a paper nobody asked for stays with the others; it does not pass for the cover letter', () => {
    const { papers, others } = matchPapers(required, [
      paper('a', 'Letter', 'Parental consent (minor)'),
      paper('b', 'Proof of Address', 'Rent agreement'),
    ]);
    expect(others.map(({ docId }) => docId)).toEqual(['a', 'b']);
    expect(papers.every(({ state }) => state === 'notStarted')).toBe(true);
  });

  test('a letter of an unknown kind takes the empty place, the next one has none', () => {
    const { papers, others } = matchPapers(required, [paper('a', 'Letter', null), paper('b', 'Letter', null)]);
    expect(papers.find(({ item }) => item.title === 'Cover letter')?.documents.map(({ docId }) => docId)).toEqual([
      'a',
    ]);
    expect(others.map(({ docId }) => docId)).toEqual(['b']);
  });

  test('what is not sorted yet fills no place, unless a person said where it goes', () => {
    const fresh = paper('a', 'Other', null, 'rendered');
    expect(matchPapers(required, [fresh]).sorting).toEqual([fresh]);
    const given = { a: 'Travel medical insurance' };
    const { papers, sorting } = matchPapers(required, [fresh], { given });
    expect(sorting).toEqual([]);
    expect(papers.find(({ state }) => state === 'reading')?.item.title).toBe('Travel medical insurance');
  });
});

describe('the state of a paper', () => {
  const [passport] = required;
  const state = (...documents: Parameters<typeof matchPapers>[1][number][]) =>
    matchPapers([passport!], documents).papers[0]!.state;
  const good = paper('a', 'Passport', 'Indian passport');

  test('done, being read, in need of a person, not started', () => {
    expect(state()).toBe('notStarted');
    expect(state(good)).toBe('done');
    expect(state({ ...good, state: 'extracted' })).toBe('reading');
    expect(state({ ...good, retake: ['blur'] })).toBe('attention');
    expect(state({ ...good, categoryOutcome: 'confirm' })).toBe('attention');
    expect(state({ ...good, belongsTo: { applicantUid: 'b', name: 'Asha' } })).toBe('attention');
    expect(state(good, { ...good, docId: 'b', state: 'failed' })).toBe('attention');
  });

  test('a file on its way shows before everything else', () => {
    const uploading = new Set([passport!.title]);
    expect(matchPapers([passport!], [good], { uploading }).papers[0]!.state).toBe('uploading');
  });
});

test('every kind the reader knows has its words, and no other', () => {
  const kinds = categories
    .flatMap((one) => one.kinds.map(({ name }) => name))
    .filter((kind) => kind !== 'Other document');
  expect(
    Object.keys(kindWords)
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
      expect(matchPapers(items, [paper('a', category, kind)]).others, `${id}: ${kind}`).toEqual([]);
    }
  }
});

test('filing a document at an item names its kind only where there is one', () => {
  const kinds = (category: string) =>
    categories.find((one) => one.category === category)!.kinds.map(({ name }) => name);
  const item = (title: string) => required.find((one) => one.title === title)!;
  expect(kindFor(item('Cover letter'), kinds('Letter'))).toBe('Cover letter');
  expect(kindFor(item('ITR-V or Form 16'), kinds('Proof of Funds'))).toBeNull();
});
