import { html } from '../../../html.ts';
import type { MarriageFacts } from '../../kinds/proof-of-marital-status/marriage-certificate.ts';
import { pairCells, pairRows } from '../../printing/markup.ts';
import type { DocumentLayout } from '../../document-specimen-kind.types.ts';
import { scribble } from '../../parts/drawn-parts.ts';

// A portal's print-out: blocks for each partner below one another, label above value in cells.
export const portal: DocumentLayout<MarriageFacts> = {
  name: 'portal',
  draw({ address, husband, wife, issued, values }, pen) {
    const pick = pen.random.pick;
    const variant = pick(['dd Mmm yyyy', 'yyyy-mm-dd', 'dd.mm.yyyy'] as const);
    const day = (iso: string) => pen.date(iso, variant);
    const block = (title: string, label: string, name: string, born: string, father: string) =>
      `<h3>${title}</h3>${pairCells([
        [label, name],
        ['Date of birth', day(born)],
        ['Father', pen.esc(father)],
      ])}`;
    const about = pairRows([
      [
        pick(['Marriage solemnised on', 'Date of marriage', 'Married on']),
        pen.f('marriageDate', day(values.marriageDate!)),
      ],
      [pick(['Venue', 'Place of marriage', 'Solemnised at']), pen.f('marriagePlace', values.marriagePlace!)],
      [pick(['Act', 'Registered under Act', 'Applicable Act']), pen.f('act', values.act!)],
      [
        pick(['Memorandum no.', 'Registration number', 'Marriage reg. no.']),
        pen.f('registrationNumber', values.registrationNumber!),
      ],
      [pick(['Registered on', 'Date of registration']), pen.f('registrationDate', day(values.registrationDate!))],
    ]);
    return html(
      "<style>.page{font:10pt/1.5 'DejaVu Sans'}",
      '.cells{display:grid;grid-template-columns:2fr 1fr 2fr;gap:3mm;border:.2mm solid #bbb;padding:3mm}',
      '.cells .label{font-size:7pt;color:#777}.cells .value{font-weight:700}',
      'h3{background:#ede7f3;padding:1.5mm 3mm;margin:5mm 0 0;font-size:10pt}.pairs td{padding:1.2mm 3mm}',
      '.pairs .label{width:60mm}</style>\n',
      '<section class="page">',
      '<h1 style="font-size:15pt;',
      'border-bottom:.8mm solid #63458a">',
      pen.f(
        'maritalStatus',
        pick(['Marriage Registration Certificate', 'e-Certificate of Marriage', 'Marriage Certificate']),
      ),
      '</h1>',
      `<p>Department of Registration, ${address.state} · Sub-registrar `,
      `office ${address.city}</p>`,
      block(
        pick(['A. Husband', 'Husband', 'Details of husband']),
        pick(['Name', "Husband's name", 'Full name']),
        pen.f('husbandName', husband.name),
        husband.dateOfBirth,
        husband.father,
      ),
      block(
        pick(['B. Wife', 'Wife', 'Details of wife']),
        pick(['Name', "Wife's name", 'Full name']),
        pen.f('wifeName', wife.name),
        wife.dateOfBirth,
        wife.father,
      ),
      `<h3>Marriage</h3>${about}`,
      `<p>Digitally issued ${day(issued)}; no signature is needed.</p>${scribble(pen.random)}</section>`,
    );
  },
};
