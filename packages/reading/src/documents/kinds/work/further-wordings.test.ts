import { expect, test } from 'vitest';
import { typedDocument } from '../../testing/typed-document.ts';
import { readFields } from '../../read-fields.ts';
import { valuesOf } from '../../testing/values-of.ts';

test('reads person, trade name and place of business from sentences', () => {
  const read = valuesOf(
    'Proof of Employment',
    'GST registration certificate',
    `
This is to certify that Rajiv Kapoor, trading as Kapoor Book Depot, a Sole Proprietorship,
having its principal place of business at 45, Nai Sarak, Delhi - 110006, has been registered under
the Goods and Services Tax Act with GSTIN 07ABCPK1234L1Z6 with effect from 22 September 2017.
`,
  );
  expect(read).toMatchObject({
    legalName: 'Rajiv Kapoor',
    employerName: 'Kapoor Book Depot',
    constitution: 'Sole Proprietorship',
    registrationDate: '2017-09-22',
    employerAddress: '45, Nai Sarak, Delhi - 110006',
  });
});

test('asks for confirmation of a sum without a known label', () => {
  const { values } = readFields(
    typedDocument(
      'Proof of Employment',
      'Pension statement',
      `
Accountant General, Himachal Pradesh
Smt. Vimala Thakur
Basic entitlement              21,000.00
Now remitted by us             29,870.00
`,
    ),
  );
  expect(values.netPay).toMatchObject({ value: '29870', outcome: 'confirm' });
  expect(values.pensionerName).toMatchObject({ value: 'Vimala Thakur', outcome: 'confirm' });
});

test('does not take a month beside the pension label for a sum', () => {
  const read = valuesOf(
    'Proof of Employment',
    'Pension statement',
    `
Central Pension Office
MONTHLY PENSION STATEMENT - September 2026
Net Pension Payable            19,418.00
`,
  );
  expect(read.netPay).toBe('19418');
});
