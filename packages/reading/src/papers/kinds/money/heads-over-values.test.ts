import { expect, test } from 'vitest';
import { valuesOf } from '../../testing/values-of.ts';

test('a heading the rules do not know is no value of the heading beside it', () => {
  const read = valuesOf('Proof of Funds', 'Education loan sanction letter', `
Deccan Peoples Bank
Applicant (student)              Co-obligant
Anushka Rao                      Suresh Rao
University / college             Programme of study
Maple Ridge College              Project Management
`); // prettier-ignore
  expect(read).toMatchObject({ borrowerName: 'Anushka Rao', institutionName: 'Maple Ridge College' });
});

test('in a list the value stands beside its label, though the next label is unknown', () => {
  const read = valuesOf('Proof of Funds', 'Education loan sanction letter', `
Union Bank of Bharat
Name of college        Birla Institute of Technology
Hostel warden          Shri Mohan Das
Student                Deepak Kumar Jha
`); // prettier-ignore
  expect(read).toMatchObject({ borrowerName: 'Deepak Kumar Jha', institutionName: 'Birla Institute of Technology' });
});

test('words in small print under what they tell are read upwards', () => {
  const read = valuesOf('Proof of Employment', 'Salary slip', `
Kite Labs Private Limited
Pay statement: October 2026
Rohan Sethi                       Product Manager
NAME OF EMPLOYEE                  ROLE
`); // prettier-ignore
  expect(read).toMatchObject({ employeeName: 'Rohan Sethi', designation: 'Product Manager' });
});
