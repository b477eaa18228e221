import { expect, it } from 'vitest';
import { cellValue, readTable } from './read-table.ts';
import { typedPage } from '../testing/typed-document.ts';

const columns = { date: ['Date'], what: ['Particulars'], amount: ['Amount'] };

it('reads the rows below a header, joins continuation lines, and stops at the end pattern', () => {
  const { lines } = typedPage(`Date          Particulars              Amount
01/02/2026    Transfer to              1,200.00
              Meena Kumar
03/02/2026    Cash                       300.50
Total         two rows                 1,500.50`);
  const rows = readTable(lines, columns, { key: ['date'], until: /^Total/ });
  expect(
    rows.map(({ cells }) => [cells.date?.text, cells.what?.text, cellValue(cells.amount, 'amount')?.value]),
  ).toEqual([
    ['01/02/2026', 'Transfer to Meena Kumar', '1200'],
    ['03/02/2026', 'Cash', '300.5'],
  ]);
});

it('finds a header with headings of one or two lines', () => {
  const { lines } = typedPage(`Date of        Name of
payment        payer            Amount
01/02/2026     Meena Kumar      1,200.00`);
  const rows = readTable(lines, { date: ['Date of Payment'], who: ['Name of Payer'], amount: ['Amount'] });
  expect(rows.map(({ cells }) => [cells.date?.text, cells.who?.text, cells.amount?.text])).toEqual([
    ['01/02/2026', 'Meena Kumar', '1,200.00'],
  ]);
});
