import { addressBlock } from '../../drawing/address-block.ts';
import { drawing, formGrid, ruled, sideBySide } from '../../drawing/blocks.ts';
import { formatDay, formatSum } from '../../drawing/formats.ts';
import { addressAlso, addressValues } from '../../facts/address-values.ts';
import { addDays, dayIn } from '../../facts/days.ts';
import { utilities } from '../../facts/issuers.ts';
import { defineKind } from '../../held-out-kind.ts';

const words = {
  electricity: ['Electricity bill', 'power', 'energy'],
  water: ['Water charges bill', 'water supply'],
  gas: ['Piped gas bill', 'piped gas', 'natural gas', 'PNG'],
  broadband: ['Internet bill', 'internet', 'fibre'],
} as const;

export const utilityBill = defineKind({
  kind: 'Utility bill',
  facts: (random, t) => {
    const utility = random.pick(['electricity', 'water', 'gas', 'broadband'] as const);
    const billDate = dayIn(random, '2026-06-05', '2026-10-25');
    return {
      title: words[utility][0],
      utility,
      due: addDays(billDate, 18),
      total: random.whole(40_000, 420_000) / 100,
      values: {
        ...addressValues(t.address),
        accountHolderName: t.name,
        utilityType: utility,
        provider: random.pick(utilities[utility]),
        consumerNumber: random.pick([random.digits(10), `${random.letters(1)}${random.digits(9)}`]),
        billDate,
      },
      also: { ...addressAlso(t.address), utilityType: words[utility].slice(1) },
    };
  },
  layouts: {
    'stub-grid': (writer, { title, due, total, utility }, t) => {
      const { f, day } = writer;
      return drawing(
        `.page{font:9.6pt/1.4 'Noto Sans'} h1{font-size:15pt;margin:0;color:#b45309}`,
        `<h1>${f('provider')}</h1><p>${title.replace(new RegExp(utility, 'i'), (text) => f('utilityType', text))}</p>` +
          formGrid(3, [
            ['Service connection no.', f('consumerNumber')],
            ['Bill dated', day('billDate', 'DD-MMM-YYYY')],
            ['Pay by', formatDay(due, 'DD-MMM-YYYY')],
            ['Consumer', f('accountHolderName')],
            [
              'Supply address',
              addressBlock(writer, t.address, '{home}<br>{locality}<br>{city}, Dist. {district}<br>{state} {postcode}'),
            ],
            ['Amount payable', `Rs. ${formatSum(total, 'lakh')}`],
          ]),
      );
    },
    'two-column-invoice': (writer, { due, total }, t) => {
      const { f, day } = writer;
      return drawing(
        `.page{font:10pt/1.5 'DejaVu Sans';padding:17mm}`,
        sideBySide(
          `<b>${f('accountHolderName')}</b>
          <br>${addressBlock(writer, t.address, '{home}<br>{locality}<br>{city} - {postcode}<br>{state}')}`,
          `<b>${f('provider')}</b><br>Invoice of ${day('billDate', 'D MMMM YYYY')}<br>Customer ID ${f('consumerNumber')}`,
        ) +
          '<br>' +
          ruled(
            ['Description', 'Amount (INR)'],
            [
              ['Charges of the period', formatSum(total * 0.85, 'thousand')],
              ['Taxes', formatSum(total * 0.15, 'thousand')],
              [`<b>Total, due ${formatDay(due, 'D MMMM YYYY')}</b>`, formatSum(total, 'thousand')],
            ],
          ),
      );
    },
  },
});
