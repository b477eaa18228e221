import { expect, test } from 'vitest';
import { typedDocument } from '../../../../testing/typed-document.ts';
import { sponsorshipLetter } from './sponsorship-letter.ts';

const read = (text: string) => {
  const { values } = sponsorshipLetter.read(typedDocument('Letter', 'Sponsorship letter or affidavit', text));
  return Object.fromEntries(Object.entries(values).map(([id, each]) => [id, each.value]));
};

test('reads a letter, every value and no other', () => {
  expect(
    read(`
Date: 12 May 2026

To
The Visa Officer
Embassy of Spain, New Delhi

Subject: Letter of sponsorship

Dear Sir/Madam,

My name is Harish Menon and I reside at 45 Palm Grove, Kakkanad, Kochi 682030. I am the father of
Ms. Divya Menon who is applying for a visa to Spain. I will sponsor her entire trip and provide a sum
of Rs. 4,50,000 towards her expenses. My mobile number is +91 98470 12345.

Yours sincerely,

Harish Menon
`),
  ).toEqual({
    sponsorName: 'Harish Menon',
    sponsorRelationship: 'father',
    sponsorAddress: '45 Palm Grove, Kakkanad, Kochi 682030',
    sponsorPhone: '+919847012345',
    sponsorAmount: '450000',
    letterDate: '2026-05-12',
  });
});

test('reads an affidavit, every value and no other', () => {
  expect(
    read(`
                              AFFIDAVIT

I, Smt. Lata Joshi, aged 52 years, wife of Shri Mohan Joshi, resident of Flat 302, Sai Residency,
Baner Road, Pune 411045, do hereby solemnly affirm and state as follows:

1. I am the mother of Mr. Nikhil Joshi, who has secured admission at the University of Leeds.
2. I shall bear the tuition and living expenses of my son up to an amount of INR 25,00,000.
3. I have sufficient funds in my bank account.

Solemnly affirmed at Pune on this 9th day of June 2026.

                                                         DEPONENT
                                                         Lata Joshi
`),
  ).toEqual({
    sponsorName: 'Lata Joshi',
    sponsorRelationship: 'mother',
    sponsorAddress: 'Flat 302, Sai Residency, Baner Road, Pune 411045',
    sponsorAmount: '2500000',
    letterDate: '2026-06-09',
  });
});

test("reads a letter with the sponsor's letterhead, every value and no other", () => {
  expect(
    read(`
Suresh Babu
H.No. 8-2-120, Road No. 2, Banjara Hills
Hyderabad - 500034
Mobile: 9848012345

10-06-2026

To,
The Consular Section
Embassy of Germany
New Delhi

Sub: Financial sponsorship for my daughter

Respected Sir/Madam,

I, Suresh Babu, hereby declare that I am sponsoring my daughter Ms. Keerthi Babu for her higher studies in
Germany. I undertake to provide financial support of Rs. 12,00,000/- per year towards her fees and living costs.

Yours faithfully,

(Suresh Babu)
`),
  ).toEqual({
    sponsorName: 'Suresh Babu',
    sponsorRelationship: 'daughter',
    sponsorAddress: 'H.No. 8-2-120, Road No. 2, Banjara Hills, Hyderabad - 500034',
    sponsorPhone: '9848012345',
    sponsorAmount: '1200000',
    letterDate: '2026-06-10',
  });
});

test('separates sponsor and applicant in columns', () => {
  expect(
    read(`
SPONSORSHIP UNDERTAKING

Sponsor                                   Applicant
Name        Mahesh Rao                    Name        Divya Rao
Address     45 Lake Road                  Passport    Z3344556
            Hyderabad - 500034            Travel      Germany
Phone       +91 90000 11223

Relationship to applicant     Father
Amount of support             INR 8,00,000

Hyderabad, 14 August 2026

(Mahesh Rao)
`),
  ).toEqual({
    sponsorName: 'Mahesh Rao',
    sponsorAddress: '45 Lake Road, Hyderabad - 500034',
    sponsorPhone: '+919000011223',
    sponsorRelationship: 'Father',
    sponsorAmount: '800000',
    letterDate: '2026-08-14',
  });
});
