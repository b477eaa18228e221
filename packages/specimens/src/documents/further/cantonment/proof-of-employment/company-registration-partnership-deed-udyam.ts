import { html } from '../../../../html.ts';
import type { CompanyFacts } from '../../../kinds/proof-of-employment/company-registration-partnership-deed-udyam.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { emblem, scribble, roundSeal } from '../../../parts/drawn-parts.ts';

const matters = {
  company: [
    'Certificate of Incorporation',
    'incorporated as a company limited by shares under the Companies Act, 2013',
    'CIN',
  ],
  llp: [
    'Certificate of Incorporation of LLP',
    'incorporated as a limited liability partnership under the LLP Act, 2008',
    'LLPIN',
  ],
  udyam: ['Udyam Registration Certificate', 'enrolled as an enterprise under the MSMED Act, 2006', 'Udyam Regn. No.'],
  firm: [
    'Acknowledgement of Registration of Firm',
    'entered in the Register of Firms under the Indian Partnership Act, 1932',
    'Firm Regn. No.',
  ],
} as const;

// Calligraphic prose within a frame, in the tradition of registrars; the directors are below in two columns.
export const companyRegistrationLayout: LayoutDesign<CompanyFacts> = {
  draw({ person, workplace, form, partner, enterprise, values: v }, pen) {
    const pick = pen.random.pick;
    const [title, partnership, number] = matters[form];
    const day = pen.date(v.registrationDate!, pick(['dth Month yyyy', 'd Month yyyy', 'Month d, yyyy']));
    const others = form === 'udyam' ? '' : `<tr><td>${pen.esc(partner)}</td><td>${pen.esc(v.designation!)}</td></tr>`;
    return html(
      "<style>.page{font:italic 12.4pt/1.8 'DejaVu Serif','Noto Sans Devanagari';padding:14mm}",
      '.fr{border:2mm ridge #9a8040;padding:12mm 14mm;min-height:260mm;text-align:center}',
      "h1{font:700 20pt 'Noto Serif';margin:3mm 0 6mm}.n{font-style:normal;font-weight:700}",
      ".w{margin:5mm auto;font:10pt 'Noto Serif'}",
      '.w th,.w td{border:.2mm solid #9a8040;padding:1.6mm 6mm}</style>\n',
      '<section class="page">',
      `<div class="fr">${emblem('#9a8040', 18)}<br>भारत सरकार &middot; Government of India<h1>${title}</h1>`,
      `<div class="n">${pick([number, `${number} :`, 'Number'])} `,
      `${pen.f('registrationNumber', v.registrationNumber!)}</div>`,
      '\n',
      '<p>I hereby certify that<br>',
      `<span class="n" style="font-size:16pt">${pen.f('employerName', v.employerName!)}</span>`,
      `<br>${pick(['having its registered office at', 'whose principal place of business is at', 'of'])} `,
      `${pen.f('employerAddress', workplace.address.join(', '))}, `,
      `${pick(['was', 'has been', 'is this day'])} ${partnership} `,
      `on ${pick(['the', 'this'])} `,
      `<span class="n">${pen.f('registrationDate', day)}</span>.</p>\n`,
      `<table class="w"><tr><th>Name</th><th>${pick(['Capacity', 'Designation', 'Status'])}</th></tr>`,
      `<tr><td>${pen.esc(person.fullName)}</td><td>${pen.f('designation', v.designation!)}</td>`,
      `</tr>${others}</table>`,
      `${form === 'udyam' ? `<p>Type of enterprise: ${enterprise}. Major activity: Services.</p>` : ''}\n`,
      `<p>Given under my hand at ${pen.esc(workplace.city)}.</p>`,
      '<div style="display:flex;justify-content:space-between;align-items:end">',
      `${roundSeal('REGISTRAR OF COMPANIES', '#7c2222', 34)}<span>${scribble(pen.random, 36)}<br>`,
      `Registrar, ${pen.esc(workplace.state)}</span></div></div></section>`,
    );
  },
};
