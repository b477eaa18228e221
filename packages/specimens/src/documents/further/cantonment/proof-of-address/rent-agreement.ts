import { html } from '../../../../html.ts';
import type { RentFacts } from '../../../kinds/proof-of-address/rent-agreement.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { printedAddress } from '../../../parts/address.ts';
import { scribble } from '../../../parts/drawn-parts.ts';

// A tenancy after the British form: a sheet of particulars with right-aligned labels, then clauses in short numbers.
export const rentAgreementLayout: LayoutDesign<RentFacts> = {
  draw({ person, landlord, landlordHome, made, months, rent, deposit, values: v }, pen) {
    const pick = pen.random.pick;
    const variant = pick(['d Month yyyy', 'dth Month yyyy', 'dd/mm/yyyy', 'Month d, yyyy'] as const);
    const day = (iso: string) => pen.date(iso, variant);
    const row = (label: string, shown: string) => `<tr><td class="l">${label}</td><td>${shown}</td></tr>`;
    return html(
      "<style>.page{font:10.2pt/1.55 'Noto Serif';padding:20mm}",
      '.p{width:100%;border-top:.5mm solid #333;border-bottom:.5mm solid #333;margin:5mm 0}',
      '.p td{padding:1.8mm 2mm;vertical-align:top;border-bottom:.15mm solid #bbb}',
      '.l{text-align:right;width:52mm;color:#555;font-style:italic}li{margin:1.2mm 0}</style>\n',
      '<section class="page">',
      '<h1 style="font-size:17pt;text-align:center;',
      `margin:0">${pick(['Tenancy Agreement', 'Rental Agreement', 'Residential Lease'])}</h1>`,
      `<p style="text-align:center">made on ${day(made)}</p><b>Particulars</b>`,
      '<table class="p">\n',
      row(
        pick(['Landlord', 'Lessor', 'Owner (landlord)']),
        `${pen.f('landlordName', landlord)}<br><small>of ${pen.esc(landlordHome)}</small>`,
      ),
      row(pick(['Tenant', 'Lessee', 'Tenant (occupier)']), pen.f('tenantName', person.fullName)),
      row(pick(['Premises', 'Property let', 'The dwelling']), printedAddress(pen, person.address)),
      row(pick(['Term begins', 'Commencement date', 'From']), pen.f('agreementFrom', day(v.agreementFrom!))),
      row(pick(['Term ends', 'Expiry date', 'To']), pen.f('agreementTo', day(v.agreementTo!))),
      row('Length', `${months} months`),
      row(
        pick(['Rent per calendar month', 'Monthly rent', 'Rent (per month)']),
        pen.f('monthlyRent', pen.amount(rent, pick(['slash', 'inr', 'rupee']))),
      ),
      `${row('Refundable deposit', pen.amount(deposit, 'slash'))}</table>`,
      '\n',
      '<ol>',
      '<li>The landlord lets and the tenant takes the premises for the term at the rent named in the ',
      'particulars.</li>',
      '<li>The rent is payable in advance by the fifth of each month.</li>',
      '<li>The tenant pays for electricity, water and gas by meter.</li>',
      '<li>The tenant shall not sublet, nor use the premises but as a private dwelling.</li>',
      "<li>Either side may end the tenancy by two months' notice in writing.</li></ol>",
      '<div style="display:flex;justify-content:space-between;margin-top:10mm">',
      `<span>${scribble(pen.random)}<br>Landlord</span><span>${scribble(pen.random)}<br>Tenant</span></div>`,
      '<p style="font-size:8.6pt">In the presence of two witnesses.</p></section>',
    );
  },
};
