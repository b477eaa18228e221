import { html } from '../../../../html.ts';
import type { RentFacts } from '../../../kinds/proof-of-address/rent-agreement.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { printedAddress } from '../../../parts/address.ts';
import { scribble } from '../../../parts/drawn-parts.ts';
import { translatedWord } from '../../../parts/state-languages.ts';
import { faces } from '../bazaar-parts.ts';

// An online-registered tenancy: parties, premises and terms in one table of joined cells, clauses in small type.
export const rentAgreementLayout: LayoutDesign<RentFacts> = {
  draw(facts, pen) {
    const { values: v, person, landlord, landlordHome } = facts;
    const { pick } = pen.random;
    const variant = pick(['dd/mm/yyyy', 'dd-mm-yyyy', 'd Month yyyy'] as const);
    const day = (iso: string) => pen.date(iso, variant);
    const [giver, taker] = pick([
      ['Licensor', 'Licensee'],
      ['Owner / Lessor', 'Tenant / Lessee'],
      ['Landlord', 'Tenant'],
    ] as const);
    const address = printedAddress(pen, person.address, {
      rows: [['building', 'locality'], ['city'], ['state', 'postcode']],
    });
    return html(
      `<style>.page{font:9.8pt/1.5 ${faces};padding:14mm 16mm}.t{width:100%;margin:3mm 0}`,
      '.t td{border:.3mm solid #425;padding:2mm 3mm;vertical-align:top}',
      '.h{background:#ece8f4;font-weight:600;width:40mm}li{margin:1mm 0}</style>\n',
      '<section class="page">',
      '<div style="text-align:center">',
      `<b>e-Registration of Tenancy &middot; ${translatedWord(person.address.state, 'government')}</b>`,
      '<h3 style="margin:2mm 0">',
      `${pick(['LEAVE AND LICENCE AGREEMENT', 'RENTAL AGREEMENT', 'TENANCY AGREEMENT'])} `,
      '/ भाडे करार</h3>',
      `Token ${pen.random.digits(12)} &nbsp; `,
      `Executed on ${day(facts.made)} at ${pen.esc(person.address.city)}</div>`,
      '\n',
      '<table class="t">',
      `<tr><td class="h">${giver}</td><td colspan="3"><b>${pen.f('landlordName', landlord)}</b>`,
      `, ${pen.esc(landlordHome)}</td></tr>`,
      `<tr><td class="h">${taker}</td><td colspan="3"><b>${pen.f('tenantName', person.fullName)}</b>`,
      `, PAN ${person.pan}</td></tr>`,
      `<tr><td class="h">${pick(['Premises let', 'Address of the premises', 'Licensed premises'])}</td>`,
      `<td colspan="3">${address}</td></tr>`,
      `<tr><td class="h">${pick(['Period from', 'Term commences', 'Commencing on'])}</td>`,
      `<td>${pen.f('agreementFrom', day(v.agreementFrom!))}</td>`,
      `<td class="h">${pick(['Period to', 'Term expires', 'Ending on'])}</td>`,
      `<td>${pen.f('agreementTo', day(v.agreementTo!))}</td></tr>`,
      `<tr><td class="h">${pick(['Rent per month', 'Monthly compensation', 'Licence fee (monthly)'])}</td>`,
      `<td>${pen.f('monthlyRent', pen.amount(facts.rent, 'slash'))}</td>`,
      `<td class="h">Refundable deposit</td><td>${pen.amount(facts.deposit, 'slash')}</td></tr></table>\n`,
      '<ol>',
      `<li>The ${taker} shall pay the amount in advance on or before the 5th of each English calendar `,
      'month.</li>',
      `<li>Electricity and water charges shall be paid by the ${taker} as per actual bills.</li>`,
      '<li>Either party may end this arrangement by one month’s notice in writing.</li>',
      `<li>The premises shall be used for residence only, for ${facts.months} months, `,
      'and shall not be sub-let.</li>',
      `<li>The ${giver} shall pay the municipal taxes and society charges.</li></ol>`,
      `<div style="display:flex;justify-content:space-between;margin-top:8mm"><span>${scribble(pen.random)}`,
      `<br>${giver}</span><span>${scribble(pen.random)}<br>${taker}</span><span>Witness<br>`,
      '1. ..........<br>2. ..........</span></div></section>',
    );
  },
};
