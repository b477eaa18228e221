import { html } from '../../../../html.ts';
import type { PassbookFacts } from '../../../kinds/proof-of-address/bank-passbook-statement-address-page.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { printedAddress } from '../../../parts/address.ts';
import { inStateLanguage } from '../../../parts/state-languages.ts';

// A dot-matrix master print of the customer's record, as counters in the north hand over; labels run to the colon
// from the left edge.
export const bankPassbookStatementAddressPageLayout: LayoutDesign<PassbookFacts> = {
  draw({ person, account, ifsc, branch, opened, dated, customer, values }, pen) {
    const pick = pen.random.pick;
    const word = inStateLanguage(person.address.state);
    const row = (label: string, shown: string) => `<tr><td class="l">${label} :</td><td>${shown}</td></tr>`;
    const home = printedAddress(pen, person.address, {
      capitals: true,
      rows: [['building'], ['locality', 'city'], ['state'], ['postcode']],
      before: { postcode: pick(['PIN ', 'PIN CODE ', '']) },
    });
    return html(
      "<style>.page{font:10.4pt/1.6 'DejaVu Sans Mono','Noto Sans Devanagari','Noto Sans Bengali','Noto ",
      "Sans Gurmukhi','Noto Sans Tamil','Noto Sans Kannada','Noto Sans Gujarati','Noto Sans ",
      "Malayalam','Noto Sans Telugu';",
      'padding:16mm 18mm}',
      '.l{text-align:right;vertical-align:top;padding-right:3mm;white-space:nowrap}',
      '.x{border-top:.4mm dotted #222;border-bottom:.4mm dotted #222;padding:4mm 0;margin:4mm 0}</style>\n',
      '<section class="page">',
      '<div style="display:flex;justify-content:space-between">',
      `<b>${pen.f('bankName', values.bankName!.toUpperCase())}</b>`,
      `<span>RUN DATE ${pen.date(dated, 'dd-Mmm-yyyy').toUpperCase()}</span></div>`,
      `<div>SOL ${ifsc.slice(-4)} ${pen.esc(branch.toUpperCase())} &nbsp; IFS CODE ${ifsc}</div>\n`,
      '<div class="x" style="text-align:center">ग्राहक विवरण ',
      `/ ${pick(['CUSTOMER MASTER ENQUIRY', 'PASSBOOK FRONT PAGE', 'CUSTOMER PROFILE PRINT'])}</div>`,
      `<table>\n${row('CIF', customer)}`,
      row(
        `${word('name')} / ${pick(['NAME OF CUSTOMER', 'DEPOSITOR', 'A/C NAME'])}`,
        pen.f('accountHolderName', person.fullName.toUpperCase()),
      ),
      row(pick(['ACCT NO', 'S.B. A/C NO', 'ACCOUNT']), account),
      `${row('SCHEME', 'SBGEN - SAVINGS GENERAL')}${row('ACCT OPN DT', pen.date(opened, 'dd-mm-yyyy'))}`,
      row(pick(['PERMANENT ADDRESS', 'COMM. ADDRESS', 'ADDRESS ON RECORD']), home),
      `${row('MOBILE', `XXXXXX${person.phone.slice(-4)}`)}${row('KYC STATUS', 'COMPLIED')}</table>`,
      '\n',
      '<div class="x">This print is taken from the system on the request of the customer and needs no ',
      'signature if stamped.</div>',
      '<p>ENTERED BY ______ &nbsp;&nbsp; VERIFIED BY ______ &nbsp;&nbsp; END OF REPORT</p></section>',
    );
  },
};
