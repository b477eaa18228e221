import { html } from '../../../html.ts';
import type { MarriageFacts, Partner } from '../../kinds/proof-of-marital-status/marriage-certificate.ts';
import type { DocumentLayout } from '../../document-specimen-kind.types.ts';
import { emblem, face, scribble, roundSeal, squares } from '../../parts/drawn-parts.ts';
import { inStateLanguage } from '../../parts/state-languages.ts';

// A registrar's form: husband and wife in two columns of one table, the state's language in the title, both pictures.
export const registrar: DocumentLayout<MarriageFacts> = {
  name: 'registrar',
  draw({ address, husband, wife, issued, values }, pen) {
    const own = inStateLanguage(address.state);
    const pick = pen.random.pick;
    const variant = pick(['dd/mm/yyyy', 'dd-mm-yyyy'] as const);
    const day = (iso: string) => pen.date(iso, variant);
    const field = (name: string) => pen.f(name, day(values[name]!));
    const pair = (label: string, of: (partner: Partner) => string) =>
      `<tr><td>${label}</td><td>${of(husband)}</td><td>${of(wife)}</td></tr>`;
    const [his, hers] = pick([
      ['Husband', 'Wife'],
      ['Bridegroom', 'Bride'],
      ['Groom', 'Bride'],
    ]) as [string, string];
    return html(
      "<style>.page{font:9.8pt/1.5 'Noto Sans','Noto Sans Devanagari','Noto Sans Tamil','Noto Sans ",
      "Kannada','Noto Sans Gujarati','Noto Sans Bengali','Noto Sans Malayalam','Noto Sans Telugu','Noto ",
      "Sans Gurmukhi'}",
      'table{width:100%;margin:4mm 0}td,th{border:.25mm solid #777;padding:2mm;text-align:left}</style>\n',
      '<section class="page">',
      `<div style="display:flex;justify-content:space-between;text-align:center">${emblem('#345', 18)}`,
      `<div>${own('government')} / Government of ${address.state}<br>`,
      `Office of the Registrar of Marriages, ${address.city}`,
      `<h2 style="margin:2mm">${own('marriage')}`,
      '<br>',
      pen.f(
        'maritalStatus',
        pick(['MARRIAGE CERTIFICATE', 'CERTIFICATE OF MARRIAGE', 'CERTIFICATE OF REGISTRATION OF MARRIAGE']),
      ),
      '</h2>',
      `</div>${squares(pen.random, 20)}</div>`,
      `<p>${pick(['Certificate No.', 'Registration No.', 'Marriage Registration Number', 'Regn. No.'])}: `,
      `<b>${pen.f('registrationNumber', values.registrationNumber!)}</b>`,
      ` &nbsp;&nbsp; ${pick(['Date of Registration', 'Registered on', 'Registration Date'])}: `,
      `<b>${field('registrationDate')}</b></p>\n`,
      '<table>',
      `<tr><th>Particulars</th><th>${his}</th><th>${hers}</th>`,
      `</tr>${pair('Photograph', (each) => face(pen.random, each === wife ? 'F' : 'M', 24, 30))}`,
      pair(pick(['Name', 'Full Name', 'Name in full']), (each) =>
        pen.f(each === wife ? 'wifeName' : 'husbandName', each.name.toUpperCase()),
      ),
      pair('Date of Birth', (each) => day(each.dateOfBirth)),
      pair("Father's Name", (each) => pen.esc(each.father.toUpperCase())),
      `${pair('Nationality', () => 'INDIAN')}</table>`,
      `<p>${pick(['Date of Marriage', 'Date of solemnization', 'Marriage Date'])}: `,
      `<b>${field('marriageDate')}</b>`,
      `<br>${pick(['Place of Marriage', 'Place of solemnization', 'Marriage Place'])}: `,
      `<b>${pen.f('marriagePlace', values.marriagePlace!)}</b><br>Registered under: `,
      `<b>${pen.f('act', `The ${values.act}`)}</b></p>`,
      '<p>This is to certify that the above marriage has been registered in the register maintained under ',
      'the Act.</p>',
      '<div style="display:flex;justify-content:space-between">',
      `${roundSeal('REGISTRAR OF MARRIAGES')}<span>Issued on ${day(issued)}<br>${scribble(pen.random)}<br>`,
      'Registrar of Marriages</span></div></section>',
    );
  },
};
