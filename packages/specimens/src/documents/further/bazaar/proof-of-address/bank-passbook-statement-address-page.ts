import { html } from '../../../../html.ts';
import type { PassbookFacts } from '../../../kinds/proof-of-address/bank-passbook-statement-address-page.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { printedAddress } from '../../../parts/address.ts';
import { scribble } from '../../../parts/drawn-parts.ts';
import { faces, rubber } from '../bazaar-parts.ts';

// A co-operative bank's inner cover: Marathi before English, cells joined, a round of ink over the corner.
export const bankPassbookStatementAddressPageLayout: LayoutDesign<PassbookFacts> = {
  draw({ person, account, ifsc, branch, opened, customer, values }, pen) {
    const { pick } = pen.random;
    const cell = (label: string, shown: string, wide = 1) =>
      `<td colspan="${wide}"><small>${label}</small><br>${shown}</td>`;
    const address = printedAddress(pen, person.address, {
      rows: [['building', 'locality'], ['city'], ['state'], ['postcode']],
      before: { postcode: pick(['PIN ', '']) },
    });
    return html(
      `<style>.page{font:10pt/1.45 ${faces};padding:20mm 22mm}.p{width:100%;border:.7mm solid #14532d}`,
      '.p td{border:.2mm solid #14532d;padding:2mm 3mm;vertical-align:top}',
      '.p small{color:#14532d;font-size:7.6pt}</style>\n',
      '<section class="page">',
      '<div style="text-align:center;color:#14532d;margin-bottom:4mm">',
      `<b style="font-size:16pt">${pen.f('bankName', values.bankName!.toUpperCase())}</b>`,
      `<br>${pen.esc(branch)} शाखा / Branch &nbsp;|&nbsp; IFSC ${ifsc}<br>`,
      '<b>',
      pick(['बचत खाते पुस्तक / SAVINGS PASS BOOK', 'ठेव खाते पासबुक / PASS BOOK', 'बचत ठेव खाते / SAVINGS DEPOSIT PASS BOOK']),
      '</b>',
      '</div>\n',
      '<table class="p">',
      `<tr>${cell('खाते क्रमांक / Account No.', account)}${cell('ग्राहक क्र. / Customer No.', customer)}`,
      `${cell('खाते उघडल्याचा दिनांक / Opened on', pen.date(opened, 'dd-mm-yyyy'))}</tr>`,
      '<tr>',
      cell(
        `खातेदाराचे नाव / ${pick(['Name of the Depositor(s)', 'Account Holder’s Name', 'Name(s)'])}`,
        `<b>${pen.f('accountHolderName', person.fullName.toUpperCase())}</b>`,
        3,
      ),
      '</tr>',
      `<tr>${cell(`पत्ता / ${pick(['Address', 'Postal Address', 'Residential Address'])}`, address, 2)}`,
      `${cell('दूरध्वनी / Mobile', person.phone.slice(3))}</tr>`,
      `<tr>${cell('वारस / Nomination', 'Registered')}${cell('Mode of operation', 'Self')}`,
      `${cell('Folio', pen.random.digits(4))}</tr>`,
      '</table>\n',
      '<p style="font-size:8pt">कृपया प्रत्येक व्यवहारानंतर पासबुक अद्ययावत करून घ्यावे. ',
      'Please get the pass book updated after every transaction.</p>',
      '<div style="display:flex;justify-content:space-between;',
      `align-items:center">${rubber(pen.random, `${pen.esc(branch)} BRANCH<br>OFFICER`)}`,
      `<span>${scribble(pen.random)}<br>शाखा व्यवस्थापक / Branch Manager</span></div></section>`,
    );
  },
};
