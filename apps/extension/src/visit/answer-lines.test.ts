import { pageForTest } from '@visawright/packs/testing/page-for-test.ts';
import type { FillData } from '@visawright/contract/extension/fill.ts';
import { expect, test } from 'vitest';
import { answerLines } from './answer-lines.ts';
import { toBase64 } from './file-value.ts';

const data: Pick<FillData, 'answers' | 'labels'> = {
  answers: {
    surname: 'Subramaniam',
    dateOfBirth: '1988-05-09',
    languages: ['Tamil', 'English'],
    children: [{ fullName: 'Asha', born: '2019-01-02' }, { fullName: 'Ravi' }],
  },
  labels: { surname: 'Surname', dateOfBirth: 'Date of birth', languages: 'Languages', children: 'Child' },
};

test('a changed page offers the answers that belong on it', () => {
  expect(answerLines(pageForTest(), data)).toEqual([
    { label: 'Surname', text: 'Subramaniam' },
    { label: 'Date of birth', text: '09/05/1988' },
  ]);
});

test('a page of no pack offers all answers', () => {
  expect(answerLines(null, data).slice(2)).toEqual([
    { label: 'Languages', text: 'Tamil, English' },
    { label: 'Child 1', text: 'Asha, 02/01/2019' },
    { label: 'Child 2', text: 'Ravi' },
  ]);
});

test('large files are encoded in parts', () => {
  const bytes = new Uint8Array(100_001).map((_, i) => i % 251);
  expect(Buffer.from(toBase64(bytes), 'base64').equals(Buffer.from(bytes))).toBe(true);
});
