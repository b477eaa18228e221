import { html } from '../../../../html.ts';
import type { PassbookFacts } from '../../../kinds/proof-of-address/bank-passbook-statement-address-page.ts';
import { sheet, style } from '../../../printing/markup.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { printedAddress } from '../../../parts/address.ts';
import { scribble } from '../../../parts/drawn-parts.ts';

const css = html(
  ".page{padding:18mm 18mm;font:11pt/1.5 'DejaVu Sans Mono','Noto Sans Mono'}",
  '.bar{display:flex;justify-content:space-between;border-bottom:1px solid #000;padding-bottom:2mm;',
  'font-size:9.5pt}',
  'h1{font-size:13pt;text-align:center;margin:8mm 0;font-weight:normal}.grid{width:100%}',
  '.grid td{border:1px dashed #555;padding:3mm;vertical-align:top;width:50%}',
  '.grid small{display:block;font-size:8pt;color:#333}',
);

// What a branch prints from its customer file: boxes in two columns, the bank's name only at the foot.
export const bankPassbookStatementAddressPageLayout: LayoutDesign<PassbookFacts> = {
  draw({ person, account, ifsc, branch, opened, dated, customer }, pen) {
    const day = (iso: string) => pen.date(iso, 'dd.mm.yyyy');
    const cell = (label: string, value: string) => `<td><small>${label}</small>${value}</td>`;
    const rows = [
      cell('CUSTOMER ID', customer) + cell('ACCOUNT', account),
      cell('FIRST HOLDER', pen.f('accountHolderName', person.fullName.toUpperCase())) + cell('MODE', 'SINGLE'),
      cell(
        'COMMUNICATION ADDRESS',
        printedAddress(pen, person.address, {
          capitals: true,
          rows: [['building'], ['locality'], ['city'], ['state', 'postcode']],
        }),
      ) + cell('MOBILE', person.phone),
      cell('PRODUCT', 'SAVINGS REGULAR') + cell('OPENED', day(opened)),
      cell('BRANCH', pen.esc(branch.toUpperCase())) + cell('IFSC', ifsc),
    ];
    return (
      style(css) +
      sheet(
        html(
          `<div class="bar"><span>CUSTOMER MASTER ENQUIRY</span><span>${day(dated)}</span></div>`,
          '<h1>Account particulars and address on record</h1>\n',
          `      <table class="grid">${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>\n`,
          '      ',
          '<p style="font-size:9.5pt">Printed at the request of the account holder. ',
          'Address verified at the last KYC review. No balance is shown on this print.</p>',
          '\n',
          '      <div style="display:flex;justify-content:space-between;margin-top:16mm">',
          `<div>for <b>${pen.f('bankName', person.bank)}</b></div>`,
          `<div>${scribble(pen.random)}<br>Officer</div></div>`,
        ),
      )
    );
  },
};
