import type { BlankField, BlankUse } from '@visawright/contract/delivery/blank.ts';
import type { Field, Form } from '@visawright/forms/form/form-schema.ts';
import { expect, test } from 'vitest';
import { layOutBlank } from './lay-out-blank.ts';

const field = (id: string, top: number, more: Partial<BlankField> = {}): BlankField => ({
  id,
  kind: 'text',
  origin: 'drawn',
  area: { page: 0, left: 40, top, width: 120, height: 16 },
  isMultiline: false,
  cells: null,
  label: '',
  heading: '',
  hint: '',
  ...more,
});
const asked: Field[] = [
  { id: 'homeAddress', label: 'Home address', type: 'textarea', required: true },
  { id: 'surname', label: 'Surname', type: 'text', required: true },
  { id: 'born', label: 'Date of birth', type: 'date', required: true },
];
const form = { sections: [{ id: 'all', title: 'All', fields: asked }] } as unknown as Form;
const layOut = (fields: BlankField[], uses: Record<string, BlankUse>, values: Record<string, string>) =>
  layOutBlank(
    {
      fields,
      matches: Object.entries(uses).map(([fieldId, use]) => ({ fieldId, use, confidence: 1, isConfirmed: true })),
    },
    { form, asked, values },
  );
const line: BlankUse = { as: 'answer', questions: ['homeAddress'], written: 'line' };
const linesOf = ({ writings }: ReturnType<typeof layOut>) =>
  writings.map(({ fieldId, lines }) => [fieldId, lines.join('|')]);

test('an answer continues from line to line in the order of the page', () => {
  const fields = [field('second', 60), field('first', 40), field('third', 80)];
  const address = 'Flat 12, Saraswati Apartments, Pune 411004';
  const laid = layOut(fields, { second: line, first: line, third: line }, { homeAddress: address });
  expect(laid.writings.map(({ fieldId }) => fieldId)).toEqual(['first', 'second', 'third']);
  expect(laid.writings.flatMap(({ lines }) => lines).join(' ')).toBe(address);
  expect(laid.annexed).toEqual([]);
});

test('says by how many letters an answer is too long, and refers to the annex', () => {
  const use: BlankUse = { as: 'answer', questions: ['surname'], written: 'asIs' };
  const laid = layOut([field('a', 40)], { a: use }, { surname: 'Venkatanarasimharajuvaripeta Lakshmi' });
  expect(linesOf(laid)).toEqual([['a', 'See annex']]);
  expect(laid.writings[0]!.tooLongBy).toBe(2);
  expect(laid.annexed).toEqual(['surname']);
});

test('a box too small for the reference has a shorter one', () => {
  const use: BlankUse = { as: 'answer', questions: ['surname'], written: 'asIs' };
  const small = field('a', 40, { area: { page: 0, left: 40, top: 40, width: 12, height: 10 } });
  expect(linesOf(layOut([small], { a: use }, { surname: 'Deshpande' }))).toEqual([['a', '*']]);
});

test('writes the shapes of dates, capitals and fixed texts', () => {
  const date = (written: 'dd-mm-yyyy' | 'year'): BlankUse => ({ as: 'answer', questions: ['born'], written });
  const laid = layOut(
    [field('a', 40), field('b', 60), field('c', 80), field('d', 100), field('e', 120)],
    {
      a: date('dd-mm-yyyy'),
      b: date('year'),
      c: { as: 'answer', questions: ['surname'], written: 'capitals' },
      d: { as: 'fixed', text: 'Not applicable' },
      e: { as: 'empty' },
    },
    { born: '1991-08-14', surname: 'Rao' },
  );
  expect(linesOf(laid)).toEqual([
    ['a', '14-08-1991'],
    ['b', '1991'],
    ['c', 'RAO'],
    ['d', 'Not applicable'],
  ]);
});

test('a letter with its signs takes one cell', () => {
  const use: BlankUse = { as: 'answer', questions: ['surname'], written: 'asIs' };
  const laid = layOut([field('a', 40, { cells: 4 })], { a: use }, { surname: 'क्षेत्रपाल' });
  expect(laid.annexed).toEqual([]);
});
