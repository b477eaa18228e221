import { expect, test } from 'vitest';
import { typedDocument } from '../../../../testing/typed-document.ts';
import { consentLetter } from './consent-letter.ts';

const read = (text: string) => {
  const { values } = consentLetter.read(typedDocument('Letter', 'Parental consent (minor)', text));
  return Object.fromEntries(Object.entries(values).map(([id, each]) => [id, each.value]));
};

test('reads a consent of both parents, every value and no other', () => {
  expect(
    read(`
                     LETTER OF CONSENT

Date: 3 May 2026

To Whom It May Concern

We, Mr. Prakash Iyer and Mrs. Latha Iyer, are the lawful parents of Master Arjun Iyer, born on
5 August 2014, holder of passport no. T1234567. Our son will be travelling to Singapore with his
grandfather, Mr. Raman Iyer, from 10 June 2026 to 20 June 2026.

We give our full consent to this travel.

Signed before me:
Notary Public, Chennai

Prakash Iyer            Latha Iyer
(Father)                (Mother)
`),
  ).toEqual({
    childName: 'Arjun Iyer',
    parentName: 'Prakash Iyer',
    accompaniedBy: 'Raman Iyer',
    notarised: 'true',
    letterDate: '2026-05-03',
  });
});

test('reads a consent of one parent, every value and no other', () => {
  expect(
    read(`
                         PARENTAL CONSENT LETTER

I, Shalini Gupta, mother of Kabir Gupta (date of birth 11 March 2012, passport P7788123), hereby give my
consent for my child to travel to Thailand along with his father Mr. Rohan Gupta from 5 to 15 May 2026.

I can be contacted at +91 99887 76655.

Place: Lucknow
Date: 16 April 2026

Shalini Gupta
`),
  ).toEqual({
    childName: 'Kabir Gupta',
    parentName: 'Shalini Gupta',
    accompaniedBy: 'Rohan Gupta',
    letterDate: '2026-04-16',
  });
});

test('assigns each name of a form to the right party', () => {
  expect(
    read(`
CONSENT FOR A MINOR TO TRAVEL ABROAD                       Date: 11/02/2026

1. CHILD
   Full name:            Tara Menon
   Date of birth:        05/08/2015

2. PARENT NOT TRAVELLING
   Full name:            Vinod Menon
   Mobile:               +91 98460 12345

3. PERSON ACCOMPANYING THE CHILD
   Full name:            Latha Nair
   Relationship:         Aunt
`),
  ).toEqual({
    childName: 'Tara Menon',
    parentName: 'Vinod Menon',
    accompaniedBy: 'Latha Nair',
    letterDate: '2026-02-11',
  });
});
