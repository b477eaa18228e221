import { html } from '../../../html.ts';
import type { RentFacts } from '../../kinds/proof-of-address/rent-agreement.ts';
import { pairRows } from '../../printing/markup.ts';
import type { DocumentLayout } from '../../document-specimen-kind.types.ts';
import { printedAddress } from '../../parts/address.ts';
import { scribble, squares } from '../../parts/drawn-parts.ts';

// The registered form: licensor and licensee, a summary in a table and short clauses, on one sheet.
export const leaveAndLicence: DocumentLayout<RentFacts> = {
  name: 'leave-and-licence',
  draw({ person, landlord, landlordHome, made, months, rent, deposit, values }, pen) {
    const pick = pen.random.pick;
    const variant = pick(['dd-mm-yyyy', 'dd Mmm yyyy', 'dd/mm/yyyy'] as const);
    const day = (iso: string) => pen.date(iso, variant);
    const rupees = pick(['rupee', 'inr', 'indian'] as const);
    const [owner, tenant] = pick([
      ['Licensor', 'Licensee'],
      ['Landlord', 'Tenant'],
      ['Lessor', 'Lessee'],
      ['House owner', 'Tenant'],
    ]) as [string, string];
    const address = printedAddress(pen, person.address, {
      rows: [
        ['building', 'locality'],
        ['city', 'district'],
        ['state', 'postcode'],
      ],
      before: { district: 'Dist. ' },
    });
    const rows = pairRows([
      [pick([`Name of the ${owner}`, owner, `${owner}'s name`]), pen.f('landlordName', landlord.toUpperCase())],
      [`${owner} residing at`, pen.esc(landlordHome)],
      [pick([`Name of the ${tenant}`, tenant, `${tenant}'s name`]), pen.f('tenantName', person.fullName.toUpperCase())],
      [pick(['Premises', 'Address of the licensed premises', 'Property let', 'Rented property']), address],
      [
        pick(['Period from', 'Start date', 'Commencement', 'Term from']),
        pen.f('agreementFrom', day(values.agreementFrom!)),
      ],
      [pick(['Period to', 'End date', 'Expiry', 'Term to']), pen.f('agreementTo', day(values.agreementTo!))],
      [
        pick(['Monthly licence fee / rent', 'Rent per month', 'Monthly rent', 'Rent (per month)']),
        pen.f('monthlyRent', pen.amount(rent, rupees)),
      ],
      ['Refundable deposit', pen.amount(deposit, rupees)],
    ]);
    return html(
      "<style>.page{font:10pt/1.5 'DejaVu Sans'}.pairs{width:100%;margin:4mm 0}",
      '.pairs td{border:.2mm solid #888;padding:2mm;vertical-align:top}',
      '.label{width:60mm;background:#f4f0e6}p{text-align:justify}</style>\n',
      '<section class="page"><div style="display:flex;justify-content:space-between">',
      '<div>',
      '<b style="font-size:14pt">',
      `${pick(['LEAVE AND LICENCE AGREEMENT', 'RESIDENTIAL RENTAL AGREEMENT', 'TENANCY AGREEMENT'])}</b>`,
      '<br>',
      `Executed on ${day(made)} at ${person.address.city} · Document `,
      `no. ${pen.random.digits(6)}/${made.slice(0, 4)}</div>${squares(pen.random, 22)}</div>${rows}`,
      '<p>1. ',
      `The ${owner} grants to the ${tenant} the use of the premises for residence for ${months} months. 2. `,
      'The fee is payable in advance on or before the tenth of each month. 3. ',
      `Society charges are paid by the ${owner}, electricity by the ${tenant}. 4. `,
      `The ${tenant} shall hand back the premises in good order. 5. `,
      'A notice of thirty days ends this agreement.</p>',
      '<div style="display:flex;justify-content:space-between;margin-top:10mm">',
      `<span>${scribble(pen.random)}<br>Signature of the ${owner}</span><span>${scribble(pen.random)}<br>`,
      `Signature of the ${tenant}</span></div></section>`,
    );
  },
};
