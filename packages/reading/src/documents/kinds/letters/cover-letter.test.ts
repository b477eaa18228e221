import { expect, test } from 'vitest';
import { typedDocument } from '../../../../testing/typed-document.ts';
import { coverLetter } from './cover-letter.ts';

const read = (text: string) => {
  const { values } = coverLetter.read(typedDocument('Letter', 'Cover letter', text));
  return Object.fromEntries(Object.entries(values).map(([id, each]) => [id, each.value]));
};

test('reads a letter of a traveller who pays, every value and no other', () => {
  expect(
    read(`
Rohit Kulkarni
12 Lake Road, Thane 400601
rohit.k@example.in

Date: 5 March 2026

The Visa Section
Consulate General of Switzerland
Mumbai

Subject: Cover letter for Schengen tourist visa

Dear Visa Officer,

I am writing to apply for a short-stay Schengen visa. The purpose of my trip is tourism. I plan to
visit Zurich and Lucerne from 12 May 2026 to 22 May 2026 with my wife.

I am employed as an Architect with Studio Nine. I will bear all the expenses of the trip myself.

I assure you that I will return to India before the expiry of my visa.

Yours sincerely,

Rohit Kulkarni
`),
  ).toEqual({
    addressedTo: 'The Visa Section, Consulate General of Switzerland',
    purpose: 'tourism',
    travelFrom: '2026-05-12',
    travelTo: '2026-05-22',
    letterDate: '2026-03-05',
    expensesBorneBy: 'myself',
  });
});

test('reads a letter of a traveller whose employer pays, every value and no other', () => {
  expect(
    read(`
To
The Consular Officer,
Embassy of the Netherlands,
New Delhi 110021

                                                              18th April 2026

Sub: Application for business visa - Mr. Anil Verma

Respected Sir/Madam,

I, Anil Verma, hold Indian passport Z1234567. I shall be visiting Amsterdam between 3 June 2026 and
9 June 2026 for attending the Horti Expo. All expenses towards my travel and accommodation will be borne by my
employer.

Thanking you,

Yours faithfully,
(signed)
Anil Verma
`),
  ).toEqual({
    addressedTo: 'The Consular Officer, Embassy of the Netherlands',
    purpose: 'attending the Horti Expo',
    travelFrom: '2026-06-03',
    travelTo: '2026-06-09',
    letterDate: '2026-04-18',
    expensesBorneBy: 'my employer',
    signed: 'true',
  });
});

test('reads a letter of a daughter whose father pays, every value and no other', () => {
  expect(
    read(`
From:
Sneha Reddy
Flat 7, Banjara Hills, Hyderabad 500034

To:
The Visa Officer,
High Commission of Canada,
New Delhi

Date: 22/05/2026

Sub: Visitor visa application

Dear Officer,

I wish to visit Canada to attend my sister's graduation ceremony. I intend to arrive in Toronto on 10/07/2026
and return to India on 31/07/2026. My father, Mr. Ramesh Reddy, will bear all my expenses.

Thank you for your consideration.

Regards,
Sneha Reddy
`),
  ).toEqual({
    addressedTo: 'The Visa Officer, High Commission of Canada',
    purpose: "attend my sister's graduation ceremony",
    travelFrom: '2026-07-10',
    travelTo: '2026-07-31',
    expensesBorneBy: 'My father',
    letterDate: '2026-05-22',
  });
});

test('takes the writer from the signature, not from other names in the letter', () => {
  const { people, values } = coverLetter.read(
    typedDocument(
      'Letter',
      'Cover letter',
      `
18 April 2026

To
The Consular Officer,
Embassy of the Netherlands

Respected Sir/Madam,

I, Anil Verma, holder of Indian passport no. Z1234567, shall be visiting Amsterdam with my brother
Mr. Sunil Verma, passport no. K7654321, between 3 June 2026 and 9 June 2026 for tourism.

Yours faithfully,

Anil Verma
`,
    ),
  );
  expect(people).toEqual([{ name: 'Anil Verma', passportNumber: 'Z1234567' }]);
  expect(values).not.toHaveProperty('name');
});

test("does not assign another person's passport to the writer", () => {
  const { people } = coverLetter.read(
    typedDocument(
      'Letter',
      'Cover letter',
      `
Sneha Reddy
14 Hill Road, Pune 411001

22 May 2026

The Visa Officer
High Commission of Canada

Dear Sir,

My father Ramesh Reddy (passport M1234567) will join me in Toronto for tourism.
`,
    ),
  );
  expect(people).toEqual([{ name: 'Sneha Reddy' }]);
});
