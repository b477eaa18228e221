import { html } from '../../../html.ts';
import { pairCells, sheet, style } from '../../printing/markup.ts';
import type { FixedDepositFacts } from '../../kinds/proof-of-funds/fixed-deposit-receipt.ts';
import type { DateFormat, LayoutDesign } from '../../document-specimen-kind.types.ts';

// The receipt that net banking gives for a deposit opened online.
export const fixedDepositReceiptLayout: LayoutDesign<FixedDepositFacts> = {
  draw(facts, pen) {
    const { f, esc, date, amount } = pen;
    const v = (id: string, shown = facts.values[id]!) => f(id, shown);
    const d = (id: string, variant: DateFormat) => f(id, date(facts.values[id]!, variant));
    const { person, branch, opened, months, rate, maturityAmount, nominee, customerId, values } = facts;
    return html(
      style(
        ".page{font:10pt/1.55 'Noto Sans';padding:20mm 24mm}",
        '.bar{border-left:3mm solid #b91c1c;padding-left:5mm}',
        '.cells{display:grid;grid-template-columns:1fr 1fr;gap:5mm 8mm;margin:8mm 0}',
        '.cells .label{color:#666;font-size:8.6pt}',
        '.cells .value{font-size:11pt;border-bottom:.2mm solid #ddd}',
      ),
      sheet(
        html(
          `<div class="bar"><b style="font-size:15pt">${v('bankName')}</b><br>e-Fixed Deposit Receipt</div>\n`,
          pairCells([
            ['Name of depositor', v('accountHolderName', person.fullName.toUpperCase())],
            ['Customer ID', customerId],
            ['FD account number', v('depositNumber')],
            ['Branch', esc(branch)],
            ['Date of deposit', date(opened, 'dd/mm/yyyy')],
            ['Principal amount', `${v('currency')} ${v('amount', amount(Number(values.amount), 'indian'))}`],
            ['Tenure', `${months} months`],
            ['Rate of interest (p.a.)', `${rate}%`],
            ['Matures on', d('maturityDate', 'dd/mm/yyyy')],
            ['Maturity value', `INR ${amount(maturityAmount, 'indian')}`],
            ['Nominee', esc(nominee)],
            ['Maturity instruction', 'Renew principal and interest'],
          ]),
          '\n',
          '<p style="font-size:8.6pt;',
          'color:#555">This is a system generated receipt and does not require a signature. ',
          'TDS is applicable as per the Income-tax Act.</p>',
        ),
      ),
    );
  },
};
