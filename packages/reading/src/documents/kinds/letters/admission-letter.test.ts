import { expect, test } from 'vitest';
import { typedDocument } from '../../../../testing/typed-document.ts';
import { admissionLetter } from './admission-letter.ts';

const read = (text: string) => {
  const { values } = admissionLetter.read(typedDocument('Letter', 'Admission or offer letter', text));
  return Object.fromEntries(Object.entries(values).map(([id, each]) => [id, each.value]));
};

test('reads a letter of offer, every value and no other', () => {
  expect(
    read(`
UNIVERSITY OF EASTBRIDGE
Admissions Office, 10 College Road, Eastbridge EB1 4TT, United Kingdom

Our ref: UE/2026/88123                                      Date: 15 May 2026

Dear Ms Pooja Nambiar,

Offer of Admission 2026-27

I am pleased to inform you that you have been offered a place on the MSc Artificial Intelligence
programme starting on 14 September 2026 and ending on 12 September 2027. The tuition fee for the
programme is £24,500. A deposit of £5,000 has been received.

CAS number: E4G8AB12C34567

Yours sincerely
Prof. James Whitlock
Director of Admissions
`),
  ).toEqual({
    institutionName: 'UNIVERSITY OF EASTBRIDGE',
    institutionAddress: '10 College Road, Eastbridge EB1 4TT, United Kingdom',
    studentName: 'Pooja Nambiar',
    courseName: 'MSc Artificial Intelligence',
    courseStartDate: '2026-09-14',
    courseEndDate: '2027-09-12',
    enrolmentReference: 'E4G8AB12C34567',
    tuitionFee: '24500',
    feePaid: '5000',
    currency: 'GBP',
  });
});

test('reads an offer form, every value and no other', () => {
  expect(
    read(`
Tasman Institute of Business
Level 4, 55 Queen Street, Auckland 1010, New Zealand

OFFER OF PLACE

Student name: Gaurav Kapoor             Date of birth: 03 Jan 2003
Student number: 20261177                Offer reference: TIB-OFF-9921
Programme: Graduate Diploma in Hospitality Management
Start date: 20 July 2026                End date: 16 July 2027
Tuition fees: NZD 23,900.00
Amount received: NZD 5,000.00
`),
  ).toEqual({
    institutionName: 'Tasman Institute of Business',
    institutionAddress: 'Level 4, 55 Queen Street, Auckland 1010, New Zealand',
    studentName: 'Gaurav Kapoor',
    courseName: 'Graduate Diploma in Hospitality Management',
    courseStartDate: '2026-07-20',
    courseEndDate: '2027-07-16',
    enrolmentReference: 'TIB-OFF-9921',
    tuitionFee: '23900',
    feePaid: '5000',
    currency: 'NZD',
  });
});
