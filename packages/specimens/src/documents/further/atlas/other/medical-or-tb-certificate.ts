import { html } from '../../../../html.ts';
import type { MedicalFacts } from '../../../kinds/other/medical-or-tb-certificate.ts';
import { sheet, style, table } from '../../../printing/markup.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { bars, face, scribble } from '../../../parts/drawn-parts.ts';

const css = html(
  ".page{padding:16mm 18mm;font:9.5pt/1.45 'DejaVu Sans'}",
  '.bar{background:#0f5c5c;color:#fff;padding:3mm 4mm;font-size:13pt}',
  '.duo{display:flex;gap:6mm;margin:5mm 0}.duo>div{flex:1}table{width:100%}',
  'th{background:#e4efef;text-align:left;padding:2mm;border:1px solid #7aa;font-weight:normal;',
  'font-size:8pt}',
  'td{padding:2.4mm 2mm;border:1px solid #7aa}',
  '.verdict{border:2px solid #0f5c5c;padding:4mm;margin:6mm 0;font-size:11pt}',
);

// A panel site's information sheet: rows of headed cells, the outcome in a box, the site's name below.
export const medicalOrTbCertificateLayout: LayoutDesign<MedicalFacts> = {
  draw({ person, doctor, tb, values }, pen) {
    const day = (iso: string) => pen.date(iso, 'dd Mmm yyyy').toUpperCase();
    const who = table(
      ['Examinee', 'Born', 'Sex', 'Passport'],
      [
        [
          pen.f('name', person.fullName.toUpperCase()),
          day(person.dateOfBirth),
          person.sex === 'M' ? 'Male' : 'Female',
          person.passportNumber,
        ],
      ],
    );
    const when = table(
      ['Health case ref.', 'Certified on', 'Good until'],
      [
        [
          pen.f('certificateNumber', values.certificateNumber!),
          pen.f('issueDate', day(values.issueDate!)),
          pen.f('expiryDate', day(values.expiryDate!)),
        ],
      ],
    );
    const tests = table(
      ['Examination', 'Code', 'Status'],
      tb
        ? [
            ['Chest X-ray', '502', 'Completed'],
            ['Symptom enquiry', '501', 'Completed'],
          ]
        : [
            ['Medical examination', '501', 'Completed'],
            ['Blood test', '707', 'Completed'],
            ['Urinalysis', '705', 'Completed'],
          ],
    );
    return (
      style(css) +
      sheet(
        html(
          `<div class="bar">${tb ? 'Tuberculosis screening' : 'Health examination'} – Information sheet</div>\n`,
          `      <div class="duo"><div>${who}<div style="height:4mm"></div>${when}</div>`,
          `<div style="flex:0 0 32mm">${face(pen.random, person.sex, 32, 40)}</div></div>${tests}\n`,
          `      <div class="verdict">Outcome: <b>${pen.f('result', values.result!)}</b></div>\n`,
          '      ',
          '<p>The examinee signed the consent and was identified by passport. ',
          'Reports are kept with the panel site for two years.</p>',
          '\n',
          '      <div class="duo" style="align-items:flex-end">',
          `<div>Panel site<br><b>${pen.f('clinic', values.clinic!)}</b></div>`,
          `<div>${scribble(pen.random)}<br>${doctor}<br>Panel physician</div>`,
          `<div>${bars(pen.random, 44, 11)}</div></div>`,
        ),
      )
    );
  },
};
