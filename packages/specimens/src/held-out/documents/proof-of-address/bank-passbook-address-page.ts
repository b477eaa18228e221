import { addressBlock } from '../../drawing/address-block.ts';
import { drawing, formGrid, lines, roundSeal } from '../../drawing/blocks.ts';
import { addressAlso, addressValues } from '../../facts/address-values.ts';
import { defineKind } from '../../held-out-kind.ts';

export const bankPassbook = defineKind({
  kind: 'Bank passbook / statement address page',
  facts: (random, t) => ({
    account: random.digits(12),
    customer: random.digits(8),
    values: { ...addressValues(t.address), accountHolderName: t.name, bankName: t.bank.name },
    also: addressAlso(t.address),
  }),
  layouts: {
    'first-page': (writer, { account, customer }, t) => {
      const { f, random } = writer;
      return drawing(
        `.page{font:10.6pt/1.5 'DejaVu Sans Mono';padding:22mm}`,
        `<h2>${f('bankName')}</h2><p>PASS BOOK</p>` +
          lines(
            [
              ['CIF', customer],
              ['A/C', account],
              ['NAME', f('accountHolderName', t.name.toUpperCase())],
              [
                'ADDR',
                addressBlock(
                  writer,
                  t.address,
                  '{home}<br>{locality}<br>{city}<br>DT {district}<br>{state}<br>PIN {postcode}',
                ),
              ],
              ['MOP', 'SINGLE'],
            ],
            '30mm',
            ':',
          ) +
          roundSeal(random, t.bank.name),
      );
    },
    'address-confirmation': (writer, { account }, t) => {
      const { f } = writer;
      return drawing(
        `.page{font:10pt/1.5 'Noto Sans';padding:20mm}`,
        `<h3>${f('bankName')}: your details with us</h3>` +
          formGrid(2, [
            ['Account holder', f('accountHolderName')],
            ['Account', account],
            ['Mailing address', addressBlock(writer, t.address, '{home}, {locality}, {city}, {state} - {postcode}')],
            ['Branch', t.address.city],
          ]),
      );
    },
  },
});
