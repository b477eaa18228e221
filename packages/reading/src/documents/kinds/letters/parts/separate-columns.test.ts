import { expect, test } from 'vitest';
import { typedDocument } from '../../../../../testing/typed-document.ts';
import { separateColumns } from './separate-columns.ts';

const linesOf = (text: string) =>
  separateColumns(typedDocument('Letter', 'Invitation letter', text)).pages[0]!.lines.map((line) => line.text);

// A typed page has one line height for both columns: the side column uses every other row.
const letter = `
MY HOST                     Zürich, 3 February 2027

NAME
Pankaj Basu                 Dear Officer,

BORN                        it is my wish to receive Amit Thomas in my
21.06.1956                  home for a stay of two weeks in the month

PROFESSION                  of March. He is my brother and will live with
Civil Engineer              us all the time, at the address that stands

LIVES AT
14 Linden Close             beside this letter, and he will leave again`;

test('does not change the rows of a table', () => {
  const table = `
Name               Pankaj Basu of the house in Linden Close at Zürich
Born               on the first day of June in the year 1956
Profession         civil engineer in the service of the town of Zürich
Address            14 Linden Close in the town of Zürich in Switzerland
Telephone          to be called only by day between nine and five
Remarks            he will live with us all the time of his stay`;
  expect(linesOf(table).slice(0, 2)).toEqual(['Name', 'Pankaj Basu of the house in Linden Close at Zürich']);
});

test('reads a side column with its own line heights before the letter', () => {
  const page = typedDocument('Letter', 'Invitation letter', letter).pages[0]!;
  // The side's lines a third of a row lower than the letter's.
  const lines = page.lines.map((line) =>
    line.left < 0.2 ? { ...line, top: line.top + 0.005, bottom: line.bottom + 0.005 } : line,
  );
  const document = { category: 'Letter' as const, kind: 'Invitation letter', pages: [{ ...page, lines }] };
  const read = separateColumns(document).pages[0]!.lines.map((line) => line.text);
  expect(read.indexOf('14 Linden Close')).toBeLessThan(read.indexOf('Dear Officer,'));
  expect(read.indexOf('PROFESSION') + 1).toBe(read.indexOf('Civil Engineer'));
});
