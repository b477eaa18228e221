import { html } from '../../../html.ts';
import { printedAddress } from '../../parts/address.ts';
import { scribble } from '../../parts/drawn-parts.ts';
import { sheet, style } from '../../printing/markup.ts';
import type { RentFacts } from '../../kinds/proof-of-address/rent-agreement.ts';
import type { DateFormat, LayoutDesign } from '../../document-specimen-kind.types.ts';

// A typed agreement with a schedule at its end.
export const rentAgreementLayout: LayoutDesign<RentFacts> = {
  draw(facts, pen) {
    const { f, esc, date, amount, random } = pen;
    const v = (id: string, shown = facts.values[id]!) => f(id, shown);
    const d = (id: string, variant: DateFormat) => f(id, date(facts.values[id]!, variant));
    const { person, landlord, landlordHome, made, months, rent, deposit } = facts;
    return html(
      style(
        ".page{font:10.8pt/1.65 'Noto Serif';padding:20mm 24mm}p{text-align:justify;margin:3mm 0}",
        'li{margin-bottom:1.5mm}',
      ),
      sheet(
        html(
          '<h2 style="text-align:center;font-size:14pt">RENTAL AGREEMENT</h2>',
          `<p>This Rental Agreement is made at ${esc(person.address.city)} `,
          `on ${date(made, 'dth Month yyyy')} between</p>`,
          `<p>${v('landlordName', landlord)}, residing at ${esc(landlordHome)}, `,
          'hereinafter called the OWNER, of the one part, and</p>',
          `<p>${v('tenantName')}, aged about ${2026 - Number(person.dateOfBirth.slice(0, 4))} years, `,
          'hereinafter called the TENANT, of the other part.</p>',
          '<p>The Owner agrees to let and the Tenant agrees to take on rent the house described in the ',
          'schedule on these terms:</p>',
          '\n',
          '<ol>',
          `<li>The tenancy is for ${months} months, `,
          `commencing from ${d('agreementFrom', 'dd/mm/yyyy')} and ending `,
          `on ${d('agreementTo', 'dd/mm/yyyy')}.</li>`,
          `<li>The Tenant shall pay a monthly rent of ${v('monthlyRent', amount(rent, 'slash'))} on or `,
          'before the 5th of every month.</li>',
          `<li>The Tenant has paid an interest free security deposit of ${amount(deposit, 'slash')}, `,
          'refundable on vacating.</li>',
          '<li>Electricity and water charges shall be paid by the Tenant as per the meter.</li>',
          '<li>The Tenant shall not sublet the premises and shall use them for residence only.</li>',
          "<li>Either party may end this agreement by one month's notice in writing.</li></ol>\n",
          '<p><b>SCHEDULE OF THE PROPERTY</b>',
          '<br>',
          printedAddress(pen, person.address, { rows: [['building', 'locality'], ['city'], ['state', 'postcode']] }),
          '</p>',
          `<div style="display:flex;justify-content:space-between;margin-top:8mm"><span>${scribble(random)}`,
          `<br>OWNER</span><span>${scribble(random)}<br>TENANT</span></div>`,
          '<p>Witnesses: 1. ________________ &nbsp; 2. ________________</p>',
        ),
      ),
    );
  },
};
