import { expect, test } from 'vitest';
import { valuesOf } from '../../../testing/values-of.ts';

test('does not take an unknown heading for the value of the heading beside it', () => {
  const read = valuesOf(
    'Proof of Funds',
    'Education loan sanction letter',
    `
Deccan Peoples Bank
Applicant (student)              Co-obligant
Anushka Rao                      Suresh Rao
University / college             Programme of study
Maple Ridge College              Project Management
`,
  );
  expect(read).toMatchObject({ borrowerName: 'Anushka Rao', institutionName: 'Maple Ridge College' });
});

test('reads a value beside its label even if the next label is unknown', () => {
  const read = valuesOf(
    'Proof of Funds',
    'Education loan sanction letter',
    `
Union Bank of Bharat
Name of college        Birla Institute of Technology
Hostel warden          Shri Mohan Das
Student                Deepak Kumar Jha
`,
  );
  expect(read).toMatchObject({ borrowerName: 'Deepak Kumar Jha', institutionName: 'Birla Institute of Technology' });
});

test('reads values above their captions', () => {
  const read = valuesOf(
    'Proof of Employment',
    'Salary slip',
    `
Kite Labs Private Limited
Pay statement: October 2026
Rohan Sethi                       Product Manager
NAME OF EMPLOYEE                  ROLE
`,
  );
  expect(read).toMatchObject({ employeeName: 'Rohan Sethi', designation: 'Product Manager' });
});
