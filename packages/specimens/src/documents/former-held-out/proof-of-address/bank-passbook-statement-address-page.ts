import { html } from '../../../html.ts';
import { printedAddress } from '../../parts/address.ts';
import { pairRows, stamp, sheet, style } from '../../printing/markup.ts';
import type { PassbookFacts } from '../../kinds/proof-of-address/bank-passbook-statement-address-page.ts';
import type { LayoutDesign } from '../../document-specimen-kind.types.ts';

// The page of account details that the bank's app saves.
export const bankPassbookStatementAddressPageLayout: LayoutDesign<PassbookFacts> = {
  draw(facts, pen) {
    const { f, esc, date, random } = pen;
    const v = (id: string, shown = facts.values[id]!) => f(id, shown);
    const { person, account, ifsc, branch, opened, dated, customer } = facts;
    return html(
      style(
        ".page{font:10pt/1.6 'Noto Sans';padding:18mm 18mm}",
        '.bar{background:#0a3d62;color:#fff;padding:5mm 6mm;font-size:15pt}',
        '.two{display:flex;gap:10mm;margin-top:8mm}.two>div{flex:1}',
        'h3{font-size:11pt;color:#0a3d62;border-bottom:.3mm solid #0a3d62;margin:0 0 3mm}',
        '.pairs td{padding:.9mm 2mm .9mm 0;vertical-align:top}.pairs .label{color:#555;width:32mm}',
      ),
      sheet(
        html(
          `<div class="bar">${v('bankName')}</div><p>Account details as on ${date(dated, 'dd Mmm yyyy')}</p>`,
          '<div class="two"><div>',
          '<h3>Customer</h3>\n',
          pairRows([
            ['Primary holder', v('accountHolderName', person.fullName.toUpperCase())],
            ['Customer ID', customer],
            ['Mobile', `XXXXXX${person.phone.slice(-4)}`],
          ]),
          '\n',
          '<p style="margin-bottom:0;',
          'color:#555">Communication ',
          'address</p>',
          printedAddress(pen, person.address, { rows: [['building'], ['locality'], ['city'], ['state', 'postcode']] }),
          '</div>',
          '\n',
          '<div>',
          '<h3>Account</h3>',
          pairRows([
            ['Account no.', account],
            ['Type', 'Savings - Individual'],
            ['Branch', esc(branch)],
            ['IFSC', ifsc],
            ['Opened on', date(opened, 'dd Mmm yyyy')],
            ['Mode of operation', 'Single'],
            ['Status', 'Active'],
          ]),
          '</div>',
          '</div>\n',
          '<p style="margin-top:14mm;color:#555;',
          'font-size:8.6pt">This page was generated from the mobile application at the request of the ',
          'customer and needs no signature. ',
          'Please tell your branch at once of any change of address.</p>',
          `<div style="margin-top:10mm">${stamp(random, `${esc(person.bank)}<br>${esc(branch)} Branch`)}</div>`,
        ),
      ),
    );
  },
};
