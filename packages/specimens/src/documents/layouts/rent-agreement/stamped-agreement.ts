import { html } from '../../../html.ts';
import type { RentFacts } from '../../kinds/proof-of-address/rent-agreement.ts';
import type { DocumentLayout } from '../../document-specimen-kind.types.ts';
import { printedAddress, oneLine } from '../../parts/address.ts';
import { scribble } from '../../parts/drawn-parts.ts';

// A stamped agreement in sentences: the parties in the preamble, the terms in numbered clauses, over two pages.
export const stampedAgreement: DocumentLayout<RentFacts> = {
  name: 'deed',
  draw({ person, landlord, landlordHome, made, months, rent, deposit, values }, pen) {
    const pick = pen.random.pick;
    const variant = pick(['dth Month yyyy', 'dd/mm/yyyy', 'dd.mm.yyyy'] as const);
    const day = (iso: string) => pen.date(iso, variant);
    const [owner, tenant] = pick([
      ['LANDLORD', 'TENANT'],
      ['LESSOR', 'LESSEE'],
      ['OWNER', 'TENANT'],
      ['FIRST PARTY', 'SECOND PARTY'],
    ]) as [string, string];
    const money = (value: number) => pen.amount(value, 'slash');
    const flat = printedAddress(pen, person.address, { rows: oneLine });
    const stamp = html(
      '<div style="border:.8mm solid #2d6b4a;color:#2d6b4a;text-align:center;padding:6mm;margin-bottom:8mm;',
      "font:700 13pt 'DejaVu Serif'\">INDIA NON JUDICIAL<br>",
      `ONE HUNDRED RUPEES<br><small>Certificate No. IN-${pen.random.digits(14)}</small></div>`,
    );
    return html(
      "<style>.page{font:11.4pt/1.8 'Noto Serif';padding:20mm 22mm;text-align:justify}",
      'h2{text-align:center;font-size:14pt;text-decoration:underline}</style>\n',
      `<section class="page">${stamp}`,
      `<h2>${pick(['RENT AGREEMENT', 'RENTAL AGREEMENT', 'LEASE DEED', 'HOUSE RENT AGREEMENT'])}</h2>`,
      `<p>This agreement is made and executed at ${person.address.city} on ${day(made)} `,
      `BETWEEN ${pick(['Shri/Smt.', 'Mr./Mrs.'])} `,
      `<b>${pen.f('landlordName', landlord)}</b>`,
      `, residing at ${pen.esc(landlordHome)}, hereinafter called the "${owner}" of the one part, `,
      `AND ${pick(['Mr./Ms.', 'Shri/Kum.'])} `,
      `<b>${pen.f('tenantName', person.fullName)}</b>`,
      `, ${person.sex === 'M' ? 'son' : 'daughter'} of ${pen.esc(person.fatherName)}, `,
      `hereinafter called the "${tenant}" of the other part.</p>`,
      `<p>WHEREAS the ${owner} is the absolute owner of the residential premises situated at ${flat} `,
      `(hereinafter the "Schedule Premises") and has agreed to let it out to the ${tenant} on the `,
      'following terms:</p>',
      '</section>\n',
      '<section class="page"><ol>',
      `<li>The tenancy shall be for a period of ${months} months commencing from `,
      `<b>${pen.f('agreementFrom', day(values.agreementFrom!))}</b> and ending on `,
      `<b>${pen.f('agreementTo', day(values.agreementTo!))}</b>.</li>`,
      `<li>The ${tenant} shall pay a monthly rent of <b>${pen.f('monthlyRent', money(rent))}</b>`,
      ' on or before the 5th day of every English calendar month.</li>',
      `<li>The ${tenant} has paid ${money(deposit)} as interest-free refundable security deposit.</li>`,
      `<li>Electricity and water charges shall be borne by the ${tenant} as per the meters.</li>`,
      `<li>The ${tenant} shall not sublet the premises or carry out structural changes.</li>`,
      "<li>Either party may end this agreement by giving one month's notice in writing.</li></ol>",
      '<p>IN WITNESS WHEREOF the parties have signed on the day first above written.</p>',
      `<div style="display:flex;justify-content:space-between"><span>${scribble(pen.random)}`,
      `<br>${owner}</span><span>${scribble(pen.random)}<br>${tenant}</span></div>`,
      '<p>Witnesses: 1. ........................ 2. ........................</p></section>',
    );
  },
};
