import { expect, test } from 'vitest';
import { fileName } from './file-name.ts';

test.each([
  [2, 'Passport, plus old passports', '02-passport-plus-old-passports.pdf'],
  [20, "Attestation d'accueil (été)", '20-attestation-d-accueil-ete.pdf'],
  [3, 'पासपोर्ट', '03-documents.pdf'],
  [4, 'a'.repeat(90), `04-${'a'.repeat(48)}.pdf`],
  [
    5,
    'Bank statements of the last three to six months, stamped',
    '05-bank-statements-of-the-last-three-to-six-months.pdf',
  ],
])('%i %s', (n, title, name) => {
  expect(fileName(n, title, 'pdf')).toBe(name);
});
