import type { Document } from '@visawright/contract/documents/document.ts';
import { expect, test } from 'vitest';
import { hasOneNamePassport, travelPassport } from './travel-passport.ts';

const item = (part: Partial<Document>) =>
  ({
    category: 'Passport',
    kind: 'Indian passport',
    belonging: 'own',
    ownerQuestion: null,
    ...part,
  }) as Document;

test('prefers the main passport, then the latest expiry', () => {
  const long = item({ isPrimary: false, docFields: { expiryDate: '2033-05-01', issueDate: '02/05/2023' } });
  const short = item({ isPrimary: false, docFields: { expiryDate: '2027-05-01' } });
  expect(travelPassport([short, long])).toEqual({ expiry: '2033-05-01', issued: '2023-05-02' });
  expect(travelPassport([long, { ...short, isPrimary: true }])?.expiry).toBe('2027-05-01');
});

test('ignores previous passports, other documents and unread ones', () => {
  const old = item({ isPrimary: false, kind: 'Previous passport', docFields: { expiryDate: '2020-01-01' } });
  const photo = item({ isPrimary: false, category: 'Photo', docFields: { expiryDate: '2020-01-01' } });
  const unread = item({ isPrimary: true, docFields: {} });
  expect(travelPassport([old, photo, unread])).toBeNull();
});

test('ignores a passport that may be someone else’s', () => {
  const hers = item({ isPrimary: true, docFields: { surname: 'RAO', expiryDate: '2026-12-01' } });
  const question = { kind: 'different', name: 'Shalini Rao', sex: 'F' } as const;
  expect(travelPassport([{ ...hers, belonging: 'unclear', ownerQuestion: question }])).toBeNull();
  expect(travelPassport([{ ...hers, belonging: 'unclear' }])).toBeNull(); // answered: someone else's
  expect(travelPassport([hers])?.expiry).toBe('2026-12-01');
});

test('a passport has one name if its machine-readable line says so, answered or not', () => {
  const line = (name: string) => item({ docFields: { mrzLine1: `P<IND${name}<<<<<<<<<<<<` }, singleName: null });
  expect(hasOneNamePassport([line('RAMESH')])).toBe(true);
  expect(hasOneNamePassport([line('SHARMA<<PRIYA')])).toBe(false);
  expect(hasOneNamePassport([item({ docFields: { surname: 'SHARMA' }, singleName: null })])).toBe(false); // only unread
  expect(hasOneNamePassport([item({ docFields: {}, singleName: { name: 'Ramesh', readAs: 'surname' } })])).toBe(true);
  expect(hasOneNamePassport([{ ...line('RAMESH'), kind: 'Previous passport' }])).toBe(false);
});
