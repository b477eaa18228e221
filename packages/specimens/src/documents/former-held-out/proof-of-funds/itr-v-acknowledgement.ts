import { html } from '../../../html.ts';
import { bars } from '../../parts/drawn-parts.ts';
import { sheet, style, table } from '../../printing/markup.ts';
import type { ItrFacts } from '../../kinds/proof-of-funds/itr-v-acknowledgement.ts';
import type { DateFormat, LayoutDesign } from '../../document-specimen-kind.types.ts';

// The acknowledgement as the filing portal gives it.
export const itrVAcknowledgementLayout: LayoutDesign<ItrFacts> = {
  draw(facts, pen) {
    const { f, esc, date, amount, random } = pen;
    const v = (id: string, shown = facts.values[id]!) => f(id, shown);
    const d = (id: string, variant: DateFormat) => f(id, date(facts.values[id]!, variant));
    const { person, address, gross, deductions, total, tax, cess, interest, paid, section, ipAddress, values } = facts;
    const money = (value: number) => amount(value, 'whole');
    const sums = [
      ['Gross total income', '1', v('grossTotalIncome', money(gross))],
      ['Deductions under Chapter VI-A', '2', money(deductions)],
      ['Total income', '3', v('totalIncome', money(total))],
      ['Net tax payable', '4', money(tax)],
      ['Health and education cess', '5', money(cess)],
      ['Interest and fee payable', '6', money(interest)],
      ['Taxes paid', '7', v('taxPaid', money(paid))],
    ];
    return html(
      style(
        ".page{font:9.8pt/1.5 'Noto Sans';padding:16mm 16mm}",
        '.top{text-align:center;border:.3mm solid #333;padding:3mm}.box{width:100%;margin:3mm 0}',
        '.box td,.box th{border:.25mm solid #333;padding:1.9mm 2.4mm;vertical-align:top;text-align:left}',
        '.sum td:nth-child(2){width:10mm;text-align:center}.sum td:last-child{text-align:right;width:42mm}',
      ),
      sheet(
        html(
          '<div class="top"><b style="font-size:12pt">INDIAN INCOME TAX RETURN ACKNOWLEDGEMENT</b><br>',
          `<small>[Where the data of the Return of Income in Form ${v('itrForm')} has been filed and `,
          'verified]</small>',
          `<br>Assessment Year <b>${v('assessmentYear')}</b></div>\n`,
          table(
            [],
            [
              ['PAN', v('panNumber')],
              ['Name of assessee', v('name', person.fullName.toUpperCase())],
              ['Address', v('address', address.join(', '))],
              ['Status', v('status')],
              ['Filed u/s', section],
              ['e-Filing Acknowledgement Number', v('acknowledgementNumber')],
              ['Return furnished on', d('filingDate', 'dd-Mmm-yyyy')],
            ],
            'box',
          ),
          '\n',
          '<b>Taxable income and tax details</b>',
          `${table(['Particulars', 'Sl.', 'Amount (Rs.)'], sums, 'box sum')}\n`,
          `<p>This return has been verified by ${esc(person.fullName)} using an electronic verification code `,
          'generated through Aadhaar OTP, ',
          `from IP address ${ipAddress} `,
          `on ${date(values.filingDate!, 'dd-Mmm-yyyy')}.</p>${bars(random, 70, 9)}`,
          '<p><b>DO NOT SEND THIS ACKNOWLEDGEMENT TO CPC, BENGALURU</b></p>',
        ),
      ),
    );
  },
};
