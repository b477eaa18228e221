import { expect, test } from 'vitest';
import { typedDocument } from '../../../../testing/typed-document.ts';
import { studentCertificate } from './student-certificate.ts';

const read = (text: string) => {
  const { values } = studentCertificate.read(
    typedDocument('Proof of Employment', 'Student ID or bonafide certificate', text),
  );
  return Object.fromEntries(Object.entries(values).map(([id, each]) => [id, each.value]));
};

test('reads a college certificate, every value and no other', () => {
  expect(
    read(`
                   ST. XAVIER'S COLLEGE OF COMMERCE
                   Park Lane, Ranchi 834001   Phone: 0651-2345678

                       BONAFIDE CERTIFICATE

This is to certify that Miss Ritika Sinha, daughter of Shri Manoj Sinha, is a bonafide student of this
college studying in B.Com. (Honours) Second Year during the academic session 2025-26. Her Roll Number
is BC24/117. This certificate is valid till 31 May 2026.

Date: 4 February 2026                                          Principal
`),
  ).toEqual({
    studentName: 'Ritika Sinha',
    institutionName: "ST. XAVIER'S COLLEGE OF COMMERCE",
    institutionAddress: 'Park Lane, Ranchi 834001',
    institutionPhone: '06512345678',
    courseName: 'B.Com. (Honours)',
    enrolmentNumber: 'BC24/117',
    validUntil: '2026-05-31',
  });
});

test('reads a school certificate, every value and no other', () => {
  expect(
    read(`
               MODERN PUBLIC SENIOR SECONDARY SCHOOL
               Model Town, Ludhiana, Punjab 141002
               Ph: 0161-2401234   E-mail: info@mps.example

Ref: MPS/BC/112                                                Date: 10/03/2026

                     TO WHOMSOEVER IT MAY CONCERN

This is to certify that Master Veer Singh S/o Mr. Gurpreet Singh is a bonafide student of this school. He is studying in
Class IX-B. His admission number is 4512.

Principal
`),
  ).toEqual({
    studentName: 'Veer Singh',
    institutionName: 'MODERN PUBLIC SENIOR SECONDARY SCHOOL',
    institutionAddress: 'Model Town, Ludhiana, Punjab 141002',
    institutionPhone: '01612401234',
    courseName: 'Class IX-B',
    enrolmentNumber: '4512',
  });
});
