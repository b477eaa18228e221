import { html } from '../../../html.ts';
import type { ItrFacts } from '../../kinds/proof-of-funds/itr-v-acknowledgement.ts';
import { sheet, style } from '../../printing/markup.ts';
import type { DocumentLayout } from '../../document-specimen-kind.types.ts';

const css = style(
  '\n',
  "  .i { font: 9pt/1.3 'Noto Sans', sans-serif }\n",
  '  .i .head { display: flex; justify-content: space-between; font-size: 8pt }',
  ' .i h1 { font-size: 12pt; text-align: center; margin: 3mm 0 1mm }\n',
  '  .i table { width: 100% }',
  ' .i td { border: .6px solid #000; padding: 1.6mm 2mm; vertical-align: top }',
  ' .i .n { width: 8mm; text-align: center } .i .sum { text-align: right; width: 40mm }\n',
  '  .i .side { writing-mode: vertical-rl; transform: rotate(180deg); text-align: center; width: 9mm; ',
  'font-weight: bold; background: #e9eef7 }\n',
);

// The acknowledgement of the later years: no gross income on it.
export const modern: DocumentLayout<ItrFacts> = {
  name: 'modern',
  draw(facts, { f, date, amount, random }) {
    const { values: v } = facts;
    const money = (value: number) => amount(value, 'whole');
    const day = random.pick(['dd-Mmm-yyyy', 'dd-mm-yyyy'] as const);
    const filed = date(v.filingDate!, day);
    const lines: [string, string, string][] = [
      ['Current Year business loss, if any', '1', '0'],
      [random.pick(['Total Income', 'Total Income (rounded off)']), '2', f('totalIncome', money(facts.total))],
      ['Book Profit under MAT, where applicable', '3', '0'],
      ['Adjusted Total Income under AMT, where applicable', '4', money(facts.total)],
      ['Net tax payable', '5', money(facts.tax)],
      ['Interest and Fee Payable', '6', money(facts.interest)],
      ['Total tax, interest and Fee payable', '7', money(facts.tax + facts.interest)],
      ['Taxes Paid', '8', f('taxPaid', money(facts.paid))],
      [
        '(+) Tax Payable /(-) Refundable (7-8)',
        '9',
        `${facts.tax + facts.interest >= facts.paid ? '(+)' : '(-)'} ${money(Math.abs(facts.tax + facts.interest - facts.paid))}`,
      ],
    ];
    const rows = lines.map(([words, number, sum], at) =>
      html(
        '<tr>',
        at === 0 ? `<td class="side" rowspan="${lines.length}">Taxable Income and Tax Details</td>` : '',
        `<td>${words}</td><td class="n">${number}</td><td class="sum">${sum}</td></tr>`,
      ),
    );
    return (
      css +
      sheet(
        html(
          '<div class="head"><span>Acknowledgement Number: ',
          `<b>${f('acknowledgementNumber', v.acknowledgementNumber!)}</b></span><span>Date of filing : `,
          `<b>${f('filingDate', filed)}</b></span></div>\n`,
          '         <h1>INDIAN INCOME TAX RETURN ACKNOWLEDGEMENT</h1>\n',
          '         ',
          '<p style="text-align:center;',
          'font-size:7.6pt">[Where the data of the Return of Income in Form ITR-1 (SAHAJ), ',
          'ITR-2, ITR-3, ITR-4 (SUGAM), ITR-5, ITR-6, ITR-7 filed and verified]<br>',
          '(Please see Rule 12 of the Income-tax Rules, 1962)</p>\n',
          '         ',
          `<div style="text-align:right"><b>Assessment Year<br>${f('assessmentYear', v.assessmentYear!)}</b>`,
          '</div>\n',
          '         <table style="margin:2mm 0">',
          `<tr><td style="width:35mm">PAN</td><td colspan="3">${f('panNumber', v.panNumber!)}</td></tr>`,
          `<tr><td>Name</td><td colspan="3">${f('name', v.name!.toUpperCase())}</td></tr>\n`,
          `         <tr><td>Address</td><td colspan="3">${f('address', facts.address.join(', '))}</td></tr>`,
          `<tr><td>Status</td><td>${f('status', v.status!)}</td><td>Form Number</td>`,
          `<td>${f('itrForm', v.itrForm!)}</td></tr>\n`,
          '         ',
          `<tr><td>Filed u/s</td><td>${facts.section}</td><td>e-Filing Acknowledgement Number</td>`,
          `<td>${f('acknowledgementNumber', v.acknowledgementNumber!)}</td></tr></table>\n`,
          `         <table>${rows.join('')}</table>\n`,
          '         ',
          `<p>Income Tax Return submitted electronically on ${filed} 14:22:10 from IP `,
          `address ${facts.ipAddress} and verified by ${f('name', v.name!.toUpperCase())} having `,
          `PAN ${f('panNumber', v.panNumber!)} using Electronic Verification Code generated through Aadhaar `,
          'OTP mode.</p>',
          '\n',
          '         <p><b>DO NOT SEND THIS ACKNOWLEDGEMENT TO CPC, BENGALURU</b></p>',
        ),
        'i',
      )
    );
  },
};
