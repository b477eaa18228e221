import { expect, test } from 'vitest';
import { typedDocument } from '../../../../testing/typed-document.ts';
import { netWorth } from './net-worth.ts';

const read = (text: string) => {
  const { values } = netWorth.read(typedDocument('Proof of Funds', 'Net worth certificate', text));
  return Object.fromEntries(Object.entries(values).map(([id, { value, outcome }]) => [id, [value, outcome]]));
};

test('reads a certificate whose amounts give the net worth', () => {
  const values = read(`
    DESHPANDE & CO
    Chartered Accountants
    NET WORTH CERTIFICATE
    This is to certify that the net worth of Mr. Nikhil Wagle as on 31.03.2025 is Rs. 84,50,000/-.
    PAN : ABCPW1234K
    Total assets           1,04,50,000.00
    Total liabilities        20,00,000.00
    Net worth                84,50,000.00
    CA Leena Deshpande
    Proprietor
    Membership No. 118822
    UDIN: 25118822ABCDEF1234
`);
  expect(values).toMatchObject({
    name: ['Nikhil Wagle', expect.any(String)],
    panNumber: ['ABCPW1234K', 'accept'],
    netWorthDate: ['2025-03-31', 'accept'],
    totalAssets: ['10450000', 'accept'],
    totalLiabilities: ['2000000', 'accept'],
    netWorth: ['8450000', 'accept'],
    accountantName: ['Leena Deshpande', 'accept'],
    membershipNumber: ['118822', 'accept'],
    udin: ['25118822ABCDEF1234', expect.any(String)],
  });
});

test('asks about all three amounts if they do not give the net worth', () => {
  const values = read(`
    Networth Certificate
    Name of the client     Nikhil Wagle
    Total assets           1,04,50,000.00
    Total liabilities        20,00,000.00
    Net worth                48,50,000.00
`);
  expect([values.totalAssets, values.totalLiabilities, values.netWorth]).toEqual([
    ['10450000', 'confirm'],
    ['2000000', 'confirm'],
    ['4850000', 'confirm'],
  ]);
});
