import { expect, test } from 'vitest';
import { typedPaper } from '../../testing/typed.ts';
import { readPaper } from '../../read-paper.ts';
import { valuesOf } from '../../testing/values-of.ts';

test('a certificate in sentences names the person, the trade name and the place of business', () => {
  const read = valuesOf('Proof of Employment', 'GST registration certificate', `
This is to certify that Rajiv Kapoor, trading as Kapoor Book Depot, a Sole Proprietorship,
having its principal place of business at 45, Nai Sarak, Delhi - 110006, has been registered under
the Goods and Services Tax Act with GSTIN 07ABCPK1234L1Z6 with effect from 22 September 2017.
`); // prettier-ignore
  expect(read).toMatchObject({
    legalName: 'Rajiv Kapoor',
    employerName: 'Kapoor Book Depot',
    constitution: 'Sole Proprietorship',
    registrationDate: '2017-09-22',
    employerAddress: '45, Nai Sarak, Delhi - 110006',
  });
});

test('a sum under words of no known label is shown, not taken', () => {
  const { values } = readPaper(typedPaper('Proof of Employment', 'Pension statement', `
Accountant General, Himachal Pradesh
Smt. Vimala Thakur
Basic entitlement              21,000.00
Now remitted by us             29,870.00
`)); // prettier-ignore
  expect(values.netPay).toMatchObject({ value: '29870', outcome: 'confirm' });
  expect(values.pensionerName).toMatchObject({ value: 'Vimala Thakur', outcome: 'confirm' });
});

test('a month beside the words for the pension is no sum', () => {
  const read = valuesOf('Proof of Employment', 'Pension statement', `
Central Pension Office
MONTHLY PENSION STATEMENT - September 2026
Net Pension Payable            19,418.00
`); // prettier-ignore
  expect(read.netPay).toBe('19418');
});
