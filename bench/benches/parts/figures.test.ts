import { expect, test } from 'vitest';
import type { ReadDocument } from '@visawright/reading/engine.types.ts';
import { questionsOf, summary } from './figures.ts';
import { judgeValues } from './judge-values.ts';
import type { PartsRow } from './shard.ts';

const polygon = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;
const place = { raw: '', confidence: 1, page: 1, polygon };
const accept = (value: string) => ({ value, outcome: 'accept' as const, ...place });
const confirm = (value: string) => ({ value, outcome: 'confirm' as const, ...place });

const truth = {
  category: 'Proof of Employment',
  kind: 'Salary slip',
  values: { employeeName: 'Asha Rao', netPay: '41000', grossPay: '45000', periodTo: '2026-05-31' },
  also: {},
  known: {},
};
const person = { fullName: 'Asha Rao', dateOfBirth: '1990-02-03', passportNumber: 'M1234567' };

const read = (values: ReadDocument['values']) =>
  judgeValues(
    { category: 'Proof of Employment', categoryOutcome: 'accept', kind: 'Salary slip', pages: [1], values },
    truth,
  );

const rowOf = (id: string, values: ReadDocument['values']): PartsRow => ({
  id,
  set: 'earlier',
  kind: 'Salary slip',
  layout: id,
  as: 'text',
  application: 'one',
  person,
  judged: { all: read(values) },
});

test('counts what is accepted, offered, missing and accepted but wrong', () => {
  const judged = read({ employeeName: accept('ASHA RAO'), netPay: confirm('41000'), grossPay: accept('41000') });
  expect(judged).toMatchObject({ fields: 4, offered: ['employeeName', 'netPay'], accepted: ['employeeName'] });
  expect(judged.wrongAccepted).toEqual([{ field: 'grossPay', value: '41000', truth: '45000' }]);
  expect(summary([judged])).toMatchObject({
    documents: 1,
    fields: 4,
    accepted: 25,
    offered: 50,
    wrongAccepted: 25,
    kindRight: 100,
  });
});

test('a document that was not read has none of its fields', () =>
  expect(summary([judgeValues(undefined, truth)])).toMatchObject({
    accepted: 0,
    offered: 0,
    wrongAccepted: 0,
    kindRight: 0,
  }));

test('a name that the passport has is not asked about; an amount of one document is', () => {
  const rows = [rowOf('slip', { employeeName: confirm('Asha Rao'), netPay: confirm('41000') })];
  expect(questionsOf(rows, 'all')).toEqual({ eachAlone: 2, compared: 1 });
});

test('an application without documents asks nothing', () =>
  expect(questionsOf([], 'all')).toEqual({ eachAlone: 0, compared: 0 }));
