import { html } from '../../../../html.ts';
import type { RentFacts } from '../../../kinds/proof-of-address/rent-agreement.ts';
import { pairRows, sheet, style } from '../../../printing/markup.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { printedAddress } from '../../../parts/address.ts';
import { scribble } from '../../../parts/drawn-parts.ts';

const css = html(
  ".page{padding:18mm 20mm;font:10.5pt/1.5 'Noto Sans'}",
  'h1{font-size:16pt;font-weight:normal;margin:0 0 1mm}',
  'h2{font-size:11pt;margin:7mm 0 2mm;background:#e9eef4;padding:1.5mm 3mm}',
  '.pairs td{padding:1mm 3mm 1mm 0;vertical-align:top}.pairs .label{width:52mm;color:#555}',
  'li{margin-bottom:1.5mm}.sign{display:flex;justify-content:space-between;margin-top:12mm}',
);

// A broker's term sheet: the home first, then money and time, lessor and lessee at the end.
export const rentAgreementLayout: LayoutDesign<RentFacts> = {
  draw({ person, landlord, landlordHome, made, months, rent, deposit, values }, pen) {
    const day = (iso: string) => pen.date(iso, 'dd Mmm yyyy');
    return (
      style(css) +
      sheet(
        html(
          `<h1>Residential Lease</h1><div>Summary of terms, signed on ${day(made)}</div>\n`,
          '      <h2>A. Premises let</h2>',
          '<div>',
          printedAddress(pen, person.address, { rows: [['building'], ['locality', 'city'], ['state', 'postcode']] }),
          '</div>',
          '\n',
          '      ',
          '<h2>B. Term and rent</h2>',
          pairRows([
            ['Commencement', pen.f('agreementFrom', day(values.agreementFrom!))],
            ['Expiry', pen.f('agreementTo', day(values.agreementTo!))],
            ['Length', `${months} months`],
            ['Rent payable each month', pen.f('monthlyRent', pen.amount(rent, 'inr'))],
            ['Refundable deposit', pen.amount(deposit, 'inr')],
          ]),
          '\n',
          '      ',
          '<h2>C. Parties</h2>',
          pairRows([
            ['Lessor (owner)', pen.f('landlordName', landlord)],
            ['Of', pen.esc(landlordHome)],
            ['Lessee', pen.f('tenantName', person.fullName)],
          ]),
          '\n',
          '      <h2>D. Conditions</h2><ol><li>Rent falls due on the fifth day of the month, by transfer.</li>',
          '<li>Electricity, gas and water are paid by the lessee as metered.</li>',
          "<li>No part may be sublet. Small repairs are the lessee's, others the lessor's.</li>",
          "<li>Either side may end the lease by two months' notice in writing.</li></ol>\n",
          `      <div class="sign"><div>${scribble(pen.random)}<br>Lessor</div>`,
          `<div>${scribble(pen.random)}<br>Lessee</div><div>${scribble(pen.random)}<br>Witness</div></div>`,
        ),
      )
    );
  },
};
