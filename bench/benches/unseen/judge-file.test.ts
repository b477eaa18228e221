import type { TrueDocument } from '@visawright/unseen/unseen-truth.ts';
import { describe, expect, it } from 'vitest';
import type { DrawnFile } from './drawn-files.ts';
import { figuresOf } from './figures.ts';
import { countComparedQuestions, countQuestions, judgeFile } from './judge-file.ts';
import type { FileReading, FoundDocument, FoundValue } from './shard.ts';

type Polygon = FoundValue['polygon'];
const word = (x: number, y: number): Polygon => [
  [x, y],
  [x + 0.1, y],
  [x + 0.1, y + 0.02],
  [x, y + 0.02],
];
const slip = (page: number, changes: Partial<TrueDocument> = {}): TrueDocument => ({
  category: 'Proof of Employment',
  kind: 'Salary slip',
  layout: 'one',
  route: 'text',
  pages: [page],
  values: { employeeName: 'Mayank Apte', netPay: '41000' },
  known: { employeeName: 'Mayank Apte', netPay: '41000', employeeId: 'AB12345' },
  also: {},
  arrangement: { employeeName: 'key-value', netPay: 'ruled cells' },
  places: {
    employeeName: [{ page, words: [word(0.1, 0.1), word(0.22, 0.1)] }],
    netPay: [{ page, words: [word(0.5, 0.5)] }],
  },
  ...changes,
});
const value = (text: string, polygon: Polygon, outcome: FoundValue['outcome'] = 'accept', page = 1): FoundValue => ({
  value: text,
  outcome,
  page,
  polygon,
});
const found = (values: FoundDocument['values'], changes: Partial<FoundDocument> = {}): FoundDocument => ({
  category: 'Proof of Employment',
  categoryOutcome: 'accept',
  kind: 'Salary slip',
  pages: [1],
  values,
  ...changes,
});
const file = (...documents: TrueDocument[]): DrawnFile => ({ id: 'f', file: 'f.pdf', documents });
const reading = (...documents: FoundDocument[]): FileReading => ({
  id: 'f',
  cpuMs: 500,
  pages: 1,
  memoryMb: 210.4,
  documents,
});
const judgeOne = (...documents: FoundDocument[]) => judgeFile(file(slip(1)), reading(...documents))[0]!;

describe('a document', () => {
  it('is right where values, kind, pages and evidence are', () => {
    const judged = judgeOne(
      found({
        employeeName: value('Mr. APTE Mayank', [
          [0.1, 0.1],
          [0.32, 0.1],
          [0.32, 0.12],
          [0.1, 0.12],
        ]),
        netPay: value('41000.00', word(0.5, 0.5)),
      }),
    );
    expect(judged).toMatchObject({ isKindRight: true, isWhole: true, extra: [] });
    expect(judged.fields).toEqual([
      { field: 'employeeName', arrangement: 'key-value', state: 'right', isAccepted: true, isPlaced: true },
      { field: 'netPay', arrangement: 'ruled cells', state: 'right', isAccepted: true, isPlaced: true },
    ]);
  });

  it('has evidence neither beside the word, nor on another page, nor on half the page', () => {
    const placed = (polygon: Polygon, page = 1) =>
      judgeOne(found({ netPay: value('41000', polygon, 'accept', page) })).fields[1]!.isPlaced;
    expect(placed(word(0.5, 0.5))).toBe(true);
    expect(placed(word(0.5, 0.6))).toBe(false);
    expect(placed(word(0.5, 0.5), 2)).toBe(false);
    expect(
      placed([
        [0, 0.2],
        [1, 0.2],
        [1, 0.8],
        [0, 0.8],
      ]),
    ).toBe(false);
  });

  it('counts what is wrong, accepted or not, and what was read though not printed', () => {
    const judged = judgeOne(
      found({
        netPay: value('14000', word(0.5, 0.5), 'confirm'),
        employeeId: value('AB12345', word(0.1, 0.3)),
        uan: value('100000000001', word(0.1, 0.4)),
      }),
    );
    expect(judged.fields.map(({ state, isAccepted }) => [state, isAccepted])).toEqual([
      ['missing', false],
      ['wrong', false],
    ]);
    expect(judged.extra.map(({ field, isAccepted }) => [field, isAccepted])).toEqual([['uan', true]]); // the id is true of it
  });

  it('that was not found misses everything and has no kind', () => {
    const [first, second] = judgeFile(
      file(slip(1), slip(2)),
      reading(found({ netPay: value('41000', word(0.5, 0.5)) }, { pages: [1, 2] })),
    );
    expect([first!.isWhole, second!.isKindRight, second!.isKindAccepted]).toEqual([false, false, false]);
    expect(second!.fields.every(({ state }) => state === 'missing')).toBe(true);
  });
});

it('asks once for a value that several documents show, and for each doubtful kind', () => {
  const doubtful = (text: string) =>
    found({ employeeName: value(text, word(0, 0), 'confirm') }, { categoryOutcome: 'confirm' });
  expect(countQuestions([reading(doubtful('Mayank Apte')), reading(doubtful('MAYANK APTE'))])).toBe(3);
  expect(countComparedQuestions([reading(doubtful('Mayank Apte')), reading(doubtful('MAYANK APTE'))])).toBe(3);
  const sure = found({ employeeName: value('Mayank Apte', word(0, 0)) });
  expect(countComparedQuestions([reading(doubtful('Mayank Apte')), reading(sure)])).toBe(1); // its kind
});

it('sums up by kind, route and arrangement, and leaves out what was not read', () => {
  const read = reading(
    found({ employeeName: value('Mayank Apte', word(0.1, 0.1), 'confirm'), netPay: value('9', word(0.5, 0.5)) }),
  );
  const figures = figuresOf([file(slip(1)), { ...file(slip(1)), id: 'later' }], [read]);
  expect(figures.all).toMatchObject({
    documents: 1,
    fields: 2,
    acceptedRecall: 0,
    offeredRecall: 0.5,
    wrongAccepted: 1,
    wrongAcceptedShare: 0.5,
    rightButAsked: 1,
    kindRight: 1,
  });
  expect(figures).toMatchObject({ files: 1, cpuSecondsPerPage: { text: 0.5 }, memoryMb: 210, questions: [] });
  expect(figures.byArrangement['ruled cells']).toEqual({
    fields: 1,
    right: 0,
    rightButAsked: 0,
    missing: 0,
    wrongAsked: 0,
    wrongAccepted: 1,
  });
  expect(JSON.stringify(figures)).not.toContain('Mayank'); // nothing of single documents
});
