import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { applyStep } from './apply-step.ts';
import type { ArrangedDocument, ArrangedTraveller } from './arrangement.ts';

const document = (docId: string, pages: string, more: Partial<ArrangedDocument> = {}): ArrangedDocument => ({
  docId,
  category: 'Passport',
  categoryOutcome: 'accept',
  kind: null,
  state: 'checked',
  reason: null,
  retake: [],
  toConfirm: 0,
  isPrimary: false,
  isUnsure: false,
  version: 1,
  can: ['document.edit'],
  fileName: `${docId}.pdf`,
  pages: pages.split('').map((pageUid) => ({
    pageUid,
    width: 800,
    height: 600,
    operations: [],
    imageUrl: '',
    thumbnailUrl: '',
    sameAs: null,
  })),
  ...more,
});
const traveller = (applicantUid: string, documents: ArrangedDocument[]): ArrangedTraveller => ({
  applicantUid,
  name: applicantUid,
  arrangementVersion: 1,
  documents,
});
const list = [
  traveller('A', [document('x', 'abcd', { isPrimary: true }), document('y', 'pq'), document('z', 's')]),
  traveller('B', [document('w', 'm', { category: 'Photo' })]),
];
const shown = (travellers: readonly ArrangedTraveller[]) =>
  travellers.flatMap(({ documents }) =>
    documents.map(({ docId, pages }) => `${docId}:${pages.map(({ pageUid }) => pageUid).join('')}`),
  );
const placed = (docId: string, pages: string) => pages.split('').map((pageUid) => ({ docId, pageUid }));
const moved = (from: string, pages: string, toDocId: string, afterPageUid: string | null) =>
  applyStep(list, { step: 'move', pages: placed(from, pages), toDocId, afterPageUid });

test.each([
  ['reorders', 'x', 'd', 'x', 'a', ['x:adbc', 'y:pq', 'z:s', 'w:m']],
  ['moves to the front', 'x', 'cd', 'x', null, ['x:cdab', 'y:pq', 'z:s', 'w:m']],
  ['keeps the order in which pages are named', 'x', 'db', 'x', null, ['x:dbac', 'y:pq', 'z:s', 'w:m']],
  ['lands behind what stays if the neighbour moves too', 'x', 'bd', 'x', 'b', ['x:abdc', 'y:pq', 'z:s', 'w:m']],
  ['moves into another document', 'x', 'ab', 'y', 'p', ['x:cd', 'y:pabq', 'z:s', 'w:m']],
  ['merges: the emptied document is gone', 'y', 'pq', 'x', 'd', ['x:abcdpq', 'z:s', 'w:m']],
  ['goes to the end if the neighbour is gone', 'y', 'p', 'x', 'lost', ['x:abcdp', 'y:q', 'z:s', 'w:m']],
  ['moves to another traveller', 'x', 'a', 'w', 'm', ['x:bcd', 'y:pq', 'z:s', 'w:ma']],
] as const)('%s', (_, from, pages, to, after, expected) => {
  expect(shown(moved(from, pages, to, after))).toEqual(expected);
});

test('the document that receives all pages of the primary one becomes primary if it has its category', () => {
  const primary = (travellers: readonly ArrangedTraveller[]) =>
    travellers.flatMap(({ documents }) => documents.filter(({ isPrimary }) => isPrimary).map(({ docId }) => docId));
  expect(primary(moved('x', 'abcd', 'y', null))).toEqual(['y']);
  expect(primary(moved('x', 'abcd', 'w', null))).toEqual([]);
});

test('a page that two documents share is contained once after a merge', () => {
  const shared = [traveller('A', [document('x', 'ab'), document('y', 'bc')])];
  const merged = applyStep(shared, { step: 'move', pages: placed('x', 'ab'), toDocId: 'y', afterPageUid: 'c' });
  expect(shown(merged)).toEqual(['y:bca']);
});

test('turns pages of several documents from how they are', () => {
  const once = applyStep(list, { step: 'rotate', pages: [...placed('x', 'ac'), ...placed('w', 'm')], degrees: 90 });
  const twice = applyStep(once, { step: 'rotate', pages: placed('x', 'a'), degrees: 90 });
  const turns = twice.flatMap(({ documents }) =>
    documents.flatMap(({ pages }) =>
      pages.flatMap(({ pageUid, operations }) => (operations[0] ? [[pageUid, operations]] : [])),
    ),
  );
  expect(turns).toEqual([
    ['a', [{ op: 'rotate', degrees: 180 }]],
    ['c', [{ op: 'rotate', degrees: 90 }]],
    ['m', [{ op: 'rotate', degrees: 90 }]],
  ]);
  expect(twice[0]!.documents[1]).toBe(list[0]!.documents[1]);
  expect(applyStep(list, { step: 'rotate', pages: placed('x', 'ap'), degrees: 90 })).toBe(list);
});

test('splits into a new document, of another category and for another traveller', () => {
  const step = { step: 'moveToNew', newDocId: 'n', pages: placed('x', 'bd') } as const;
  const same = applyStep(list, { ...step, applicantUid: 'A', category: 'Passport' });
  expect(shown(same)).toEqual(['x:ac', 'y:pq', 'z:s', 'n:bd', 'w:m']);
  expect(same[0]!.documents.at(-1)).toMatchObject({ state: 'checked', fileName: 'x.pdf', isPrimary: false });
  const other = applyStep(list, { ...step, applicantUid: 'B', category: 'Insurance' });
  expect(shown(other)).toEqual(['x:ac', 'y:pq', 'z:s', 'w:m', 'n:bd']);
  expect(other[1]!.documents.at(-1)).toMatchObject({ state: 'rendered', category: 'Insurance' });
});

test('edits, removes and categorises', () => {
  const operations = [{ op: 'rotate' as const, degrees: 90 as const }];
  const turned = applyStep(list, { step: 'edit', docId: 'y', pageUid: 'q', operations });
  expect(turned[0]!.documents[1]!.pages.map((page) => page.operations)).toEqual([[], operations]);
  expect(shown(applyStep(list, { step: 'remove', pages: placed('x', 'ac') }))[0]).toBe('x:bd');
  const photo = applyStep(list, { step: 'categorise', docId: 'x', category: 'Photo' });
  expect(photo[0]!.documents[0]).toMatchObject({ category: 'Photo', isPrimary: false });
});

test.each([
  ['a page that is elsewhere', { step: 'move', pages: placed('y', 'a'), toDocId: 'z', afterPageUid: null }],
  ['a document that is gone', { step: 'move', pages: placed('x', 'a'), toDocId: 'gone', afterPageUid: null }],
  ['an unknown traveller', { ...newFrom('x', 'a'), applicantUid: 'C' }],
  ['a new document with the id of another', { ...newFrom('x', 'a'), newDocId: 'y' }],
  ['a whole document as a new one', newFrom('x', 'abcd')],
  ['removing the last page', { step: 'remove', pages: placed('z', 's') }],
  ['operations without effect', { step: 'edit', docId: 'x', pageUid: 'a', operations: [] }],
  ['its own category', { step: 'categorise', docId: 'x', category: 'Passport' }],
  ['an undo', { step: 'undo', operationUid: randomUUID() }],
] as const)('leaves the list as it is: %s', (_, step) => {
  expect(applyStep(list, step as Parameters<typeof applyStep>[1])).toBe(list);
});

function newFrom(docId: string, pages: string) {
  const step = { step: 'moveToNew', newDocId: 'n', applicantUid: 'A', category: 'Passport' } as const;
  return { ...step, pages: placed(docId, pages) };
}

test('an answer keeps an unsure document with its traveller or moves it to another one', () => {
  const before = [traveller('asha', [document('d1', 'p', { isUnsure: true })]), traveller('ravi', [])];
  const place = (applicantUid: string) =>
    ({ step: 'place', docId: 'd1', newDocId: 'd2', applicantUid, category: 'Letter' }) as const;
  expect(applyStep(before, place('asha'))[0]!.documents).toMatchObject([
    { docId: 'd1', category: 'Letter', categoryOutcome: 'accept', isUnsure: false },
  ]);
  const ofRavi = applyStep(before, place('ravi'));
  expect(ofRavi.map(({ documents }) => documents.map(({ docId, isUnsure }) => [docId, isUnsure]))).toEqual([
    [],
    [['d2', false]],
  ]);
  expect(applyStep(ofRavi, place('asha'))).toBe(ofRavi);
  expect(applyStep(before, { step: 'discard', docId: 'd1' })[0]!.documents).toEqual([]);
});
