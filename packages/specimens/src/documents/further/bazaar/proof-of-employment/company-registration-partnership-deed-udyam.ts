import { html } from '../../../../html.ts';
import type { CompanyFacts } from '../../../kinds/proof-of-employment/company-registration-partnership-deed-udyam.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { scribble } from '../../../parts/drawn-parts.ts';
import { arabic, faces, leader, rubber } from '../bazaar-parts.ts';

const documents = {
  company: ['CERTIFICATE OF INCORPORATION', 'Corporate Identity No. (CIN)'],
  llp: ['CERTIFICATE OF INCORPORATION OF LIMITED LIABILITY PARTNERSHIP', 'LLPIN'],
  udyam: ['UDYAM REGISTRATION CERTIFICATE', 'Udyam Registration No.'],
  firm: ['EXTRACT FROM THE REGISTER OF FIRMS', 'Regn. No. of the Firm'],
} as const;

// An extract with dotted leaders, with a line of Arabic for use in the Gulf.
export const companyRegistrationLayout: LayoutDesign<CompanyFacts> = {
  draw({ person, workplace, form, partner, enterprise, values: v }, pen) {
    const { pick } = pen.random;
    const [title, number] = documents[form];
    const day = pen.date(v.registrationDate!, pick(['dd/mm/yyyy', 'dth Month yyyy', 'dd-Mmm-yyyy']));
    const owner = `${pen.esc(person.fullName)}, ${pen.f('designation', v.designation!)}`;
    const lines = [
      leader(number, `<b>${pen.f('registrationNumber', v.registrationNumber!)}</b>`),
      leader(
        pick(['Name of the enterprise', 'Name and style', 'Name of concern']),
        `<b>${pen.f('employerName', form === 'udyam' ? `M/s ${v.employerName}` : v.employerName!)}</b>`,
      ),
      leader(
        pick([
          'Date of registration',
          form === 'company' || form === 'llp' ? 'Date of incorporation' : 'Registered on',
          'With effect from',
        ]),
        pen.f('registrationDate', day),
      ),
      leader(
        pick(['Registered office', 'Principal place of business', 'Office address']),
        pen.f('employerAddress', workplace.address.join(', ')),
        34,
      ),
      leader(pick(['Person in charge', 'Name and capacity', 'Represented by']), owner),
      form === 'firm' || form === 'llp' ? leader('Other partner', pen.esc(partner)) : '',
      form === 'udyam'
        ? leader('Type of enterprise', enterprise)
        : leader('State of registration', pen.esc(workplace.state)),
    ];
    return html(
      `<style>.page{font:10.6pt/2 ${faces};padding:20mm 20mm}</style>\n`,
      '<section class="page">',
      '<div style="text-align:center;line-height:1.5">',
      '<b>',
      form === 'udyam'
        ? 'MINISTRY OF MICRO, SMALL AND MEDIUM ENTERPRISES'
        : form === 'firm'
          ? `OFFICE OF THE REGISTRAR OF FIRMS, ${pen.esc(workplace.state.toUpperCase())}`
          : 'OFFICE OF THE REGISTRAR OF COMPANIES',
      '</b>',
      `<br>Government of India<br>${arabic('شهادة تسجيل')}`,
      `<h3 style="text-decoration:underline">${title}</h3></div>`,
      '<p style="line-height:1.6">',
      pick([
        'The following particulars are taken from the register kept in this office and are certified to be true:',
        'Certified that the concern described below stands registered in the books of this office:',
        'I do hereby certify the entries below:',
      ]),
      '</p>',
      `${lines.join('')}\n`,
      '<div style="display:flex;justify-content:space-between;margin-top:14mm;',
      `line-height:1.4">${rubber(pen.random, 'TRUE COPY<br>ATTESTED')}`,
      `<span>${scribble(pen.random)}<br>Registrar</span></div></section>`,
    );
  },
};
