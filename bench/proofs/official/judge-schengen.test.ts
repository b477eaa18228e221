import type { Field } from '@visawright/forms/form/form-schema.ts';
import { layOutForm, type FormLayout } from '@visawright/server/processing.ts';
import type { Word } from '@visawright/server/testing.ts';
import { expect, test } from 'vitest';
import { judgeSchengen } from './judge-schengen.ts';

const layout: FormLayout = layOutForm();
const numbers: Word[] = Array.from({ length: 33 }, (_, n) => {
  const frame = layout.frames.find(({ no }) => no === String(n + 1))!;
  return { page: frame.page, left: frame.left + 3, top: frame.top + 2, width: 8, height: 9, text: `${n + 1}.` };
});
const asked: Field[] = [
  { id: 'surname', label: 'Surname', type: 'text', required: true, ref: 'box 1' },
  { id: 'sex', label: 'Sex', type: 'radio', required: true, ref: 'box 8', options: ['Male', 'Female'] },
];
const values = { surname: 'RAO', sex: 'Female' };
const place = layout.texts.find(({ name }) => name === 'surname')!;
const surname: Word = { page: 0, left: place.left + 2, top: place.top + 1, width: 24, height: 13, text: 'RAO' };
const tickOf = (label: string): Word => {
  const { page, left, top } = layout.ticks.find((tick) => tick.field === 'sex' && tick.label === label)!;
  return { page, left: left + 1, top: top - 2.5, width: 5, height: 12, text: '×' };
};
const judge = (answers: readonly Word[], blank = numbers) =>
  judgeSchengen(asked, values, { words: [...blank, ...answers], blank, layout });

test('finds an answer and a tick in their boxes', () => {
  expect(judge([surname, tickOf('Female')])).toEqual({ filled: 2, continued: 0, faults: [] });
});

test.each([
  ['an empty box', [], 'box 1, surname: empty'],
  ['a cut answer', [{ ...surname, text: 'RA' }], 'box 1, surname: cut or changed'],
  ['the wrong tick', [surname, tickOf('Male')], 'box 8, sex: ticked male instead of Female'],
  ['a second tick', [surname, tickOf('Male'), tickOf('Female')], 'box 8, sex: ticked male, female instead of Female'],
  [
    'a word over the edge',
    [{ ...surname, left: place.left + place.width - 20 }],
    'page 1: a word lies outside its box',
  ],
  ['a word below its box', [{ ...surname, top: place.top + 11 }], 'page 1: a word lies outside its box'],
  ['a tiny word', [{ ...surname, height: 7 }], 'page 1: a word is smaller than 6.5 pt'],
  ['a reference without an annex', [{ ...surname, text: 'Seeannex,box1' }], 'box 1, surname: cut or changed'],
] as const)('reports %s', (_, answers, fault) => expect(judge(answers).faults).toContain(fault));

test('reports an answer over the title and a box that is not printed', () => {
  const title = { ...surname, text: 'Title', left: surname.left + 2 };
  expect(judge([surname], [...numbers, title]).faults).toContain('page 1: a word is printed over another');
  expect(judge([surname], numbers.slice(1)).faults).toContain('box 1 is not printed');
});

test('counts an answer that is whole on the annex', () => {
  const [reference, onAnnex] = [
    { ...surname, text: 'Seeannex,box1' },
    { ...surname, page: 3 },
  ];
  expect(judge([reference, onAnnex, tickOf('Female')])).toEqual({ filled: 1, continued: 1, faults: [] });
});
