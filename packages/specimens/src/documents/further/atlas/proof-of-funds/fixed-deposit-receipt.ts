import { html } from '../../../../html.ts';
import { scrawl, sheet, style, table } from '../../../printing/markup.ts';
import type { FixedDepositFacts } from '../../../kinds/proof-of-funds/fixed-deposit-receipt.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { titleOf } from '../../../facts/person.ts';

// A term deposit as one line across the page, under what the branch writes above it.
export const fixedDepositReceiptLayout: LayoutDesign<FixedDepositFacts> = {
  draw(facts, { f, esc, date, amount, random }) {
    const { values, person, address } = facts;
    const v = (id: string, shown = values[id]!) => f(id, shown);
    const money = (value: number) => amount(value, 'indian');
    const line = table(
      ['Due on', 'TDR A/c No.', 'Principal', 'Placed on', 'ROI (% p.a.)', 'Period', 'Proceeds at maturity'],
      [
        [
          v('maturityDate', date(values.maturityDate!, 'dd.mm.yyyy')),
          v('depositNumber'),
          v('amount', money(facts.amount)),
          date(facts.opened, 'dd.mm.yyyy'),
          facts.rate,
          `${facts.months} M`,
          money(facts.maturityAmount),
        ],
      ],
      'line',
    );
    return html(
      style(
        ".page{font:9.5pt/1.5 'Noto Sans Display','Noto Sans';padding:20mm 14mm}",
        '.band{background:#4a1942;color:#fff;padding:4mm 6mm;display:flex;justify-content:space-between;',
        'align-items:center}',
        '.band b{font-size:15pt}h2{font-size:12pt;margin:7mm 0 3mm;color:#4a1942;letter-spacing:.5px}',
        '.line{width:100%;margin:5mm 0;font-size:8.6pt}',
        '.line th{background:#efe6ee;border:.2mm solid #4a1942;padding:1.6mm;font-weight:600}',
        '.line td{border:.2mm solid #4a1942;padding:2.4mm 1.6mm;text-align:center}',
        '.foot{display:flex;justify-content:space-between;margin-top:14mm}',
      ),
      sheet(
        html(
          `<div class="band"><span>${esc(facts.branch)} Branch</span><b>${v('bankName')}</b></div>`,
          '<h2>TERM DEPOSIT RECEIPT (REINVESTMENT PLAN) &mdash; NOT TRANSFERABLE</h2>\n',
          '<p>Received with thanks ',
          `from ${titleOf(person)}. ${v('accountHolderName', person.fullName.toUpperCase())}, `,
          `${esc(address.join(', '))} `,
          `(CIF ${facts.customerId}) a deposit on the terms below. `,
          `All sums are in ${v('currency')}.</p>${line}\n`,
          '<p>Deposit payable to: Either or Survivor. ',
          `Nomination registered in favour of ${esc(facts.nominee)}. `,
          'The deposit will be renewed for a like period if no instruction is received on the due date.</p>',
          '<p style="font-size:8pt;',
          'color:#555">Tax is deducted at source where interest in the year exceeds the limit. ',
          'Premature closing attracts a charge of 1.00 %.</p>',
          '\n',
          `<div class="foot"><span>${scrawl(random)}Accountant</span><span>`,
          `${scrawl(random)}Branch Head</span></div>`,
        ),
      ),
    );
  },
};
