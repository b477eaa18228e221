import type { Field } from '@visawright/forms/form/form-schema.ts';
import type { Mark, Word } from '@visawright/server/testing.ts';
import { expect, test } from 'vitest';
import { judgeBlank } from './judge-blank.ts';

const mark = (question: string, top: number, more: Partial<Mark> = {}): Mark => ({
  question,
  option: null,
  part: null,
  name: question,
  area: { page: 0, left: 40, top, width: 100, height: 16 },
  isMultiline: false,
  cells: null,
  ...more,
});
const marks = [mark('surname', 40), mark('sex', 60, { option: 'Male' }), mark('sex', 80, { option: 'Female' })];
const word = (text: string, top: number, more: Partial<Word> = {}): Word => ({
  page: 0,
  left: 42,
  top: top + 2,
  width: 30,
  height: 12,
  text,
  ...more,
});
const asked: Field[] = [
  { id: 'surname', label: 'Surname', type: 'text', required: true },
  { id: 'sex', label: 'Sex', type: 'radio', required: true, options: ['Male', 'Female'] },
];
const judge = (words: readonly Word[]) =>
  judgeBlank(asked, { surname: 'RAO', sex: 'Female' }, { words, blank: [], marks, pages: 1 });

test('finds an answer and a tick in their places, and an answer on the annex', () => {
  expect(judge([word('RAO', 40), word('×', 80)])).toEqual({ filled: 2, continued: 0, faults: [] });
  const continued = [word('See', 40), word('annex', 40, { left: 80 }), word('RAO', 40, { page: 1 }), word('×', 80)];
  expect(judge(continued)).toEqual({ filled: 1, continued: 1, faults: [] });
});

test.each([
  ['a cut answer', [word('RA', 40), word('×', 80)]],
  ['the wrong tick', [word('RAO', 40), word('×', 60)]],
  ['a word over the edge', [word('RAO', 40, { left: 130 }), word('×', 80)]],
  ['a reference without an annex', [word('Annex', 40), word('×', 80)]],
])('reports %s', (_, words) => expect(judge(words).faults.length).toBeGreaterThan(0));
