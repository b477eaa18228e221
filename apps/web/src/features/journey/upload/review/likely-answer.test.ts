import { expect, test } from 'vitest';
import { likelyAnswer } from './likely-answer.ts';

const passport = {
  docId: 'passport',
  docFields: { surname: 'VENKATARAMAN', givenNames: 'LAKSHMI PRIYA', passportNumber: '••••4567' },
};
const value = 'LAKSHMI PRIYAVENKATARAMAN';

test('is the name as the passport writes it', () =>
  expect(likelyAnswer({ value, comparison: { is: 'spacing', docId: 'passport' } }, [passport])).toBe(
    'LAKSHMI PRIYA VENKATARAMAN',
  ));

test('is the field of another document that has the name', () =>
  expect(
    likelyAnswer({ value, comparison: { is: 'spacing', docId: 'pan' } }, [
      passport,
      { docId: 'pan', docFields: { fatherName: 'RAGHU', name: 'LAKSHMI PRIYA VENKATARAMAN' } },
    ]),
  ).toBe('LAKSHMI PRIYA VENKATARAMAN'));

test('is unknown without a comparison, or when the other document is gone', () => {
  expect(likelyAnswer({ value }, [passport])).toBeUndefined();
  expect(likelyAnswer({ value, comparison: { is: 'agreed', docId: 'passport' } }, [passport])).toBeUndefined();
  expect(likelyAnswer({ value, comparison: { is: 'spacing', docId: 'gone' } }, [passport])).toBeUndefined();
});
