import type { Document } from '@visawright/contract/document.ts';
import { expect, test } from 'vitest';
import { passportOf } from './own-passport.ts';

const paper = (part: Partial<Document>) => ({ category: 'Passport', kind: 'Indian passport', ...part }) as Document;

test('the passport marked as the one to travel on is taken, else the one that lasts longest', () => {
  const long = paper({ isPrimary: false, docFields: { expiryDate: '2033-05-01', issueDate: '02/05/2023' } });
  const short = paper({ isPrimary: false, docFields: { expiryDate: '2027-05-01' } });
  expect(passportOf([short, long])).toEqual({ expiry: '2033-05-01', issued: '2023-05-02' });
  expect(passportOf([long, { ...short, isPrimary: true }])?.expiry).toBe('2027-05-01');
});

test('old passports, other papers and what could not be read say nothing', () => {
  const old = paper({ isPrimary: false, kind: 'Previous passport', docFields: { expiryDate: '2020-01-01' } });
  const photo = paper({ isPrimary: false, category: 'Photo', docFields: { expiryDate: '2020-01-01' } });
  const unread = paper({ isPrimary: true, docFields: {} });
  expect(passportOf([old, photo, unread])).toBeNull();
});
