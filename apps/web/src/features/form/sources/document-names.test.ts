import { expect, test } from 'vitest';
import { numberDocuments } from './document-names.ts';

const front = { docId: 'front', name: 'Passport' };
const slip = { docId: 'slip', name: 'Salary slip' };
const back = { docId: 'back', name: 'Passport' };

test('the only document of its name has no number', () => {
  expect([...numberDocuments([front, slip, front])]).toEqual([
    ['front', 'Passport'],
    ['slip', 'Salary slip'],
  ]);
});

test('documents of one name are numbered in their order, from the first on', () => {
  expect([...numberDocuments([front, slip, back, front])]).toEqual([
    ['front', 'Passport 1'],
    ['slip', 'Salary slip'],
    ['back', 'Passport 2'],
  ]);
});
