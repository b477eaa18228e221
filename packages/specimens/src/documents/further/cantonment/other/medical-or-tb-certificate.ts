import { html } from '../../../../html.ts';
import type { MedicalFacts } from '../../../kinds/other/medical-or-tb-certificate.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { bars, scribble } from '../../../parts/drawn-parts.ts';

// A laboratory system's report: identity block in two columns, tests with findings, the doctor's conclusion at the end.
export const medicalOrTbCertificateLayout: LayoutDesign<MedicalFacts> = {
  draw({ person, doctor, tb, values: v }, pen) {
    const pick = pen.random.pick;
    const variant = pick(['d Month yyyy', 'dd-Mmm-yyyy', 'dd.mm.yyyy', 'Month d, yyyy'] as const);
    const day = (field: string) => pen.f(field, pen.date(v[field]!, variant));
    const cell = (label: string, shown: string) => `<tr><td class="l">${label}</td><td>${shown}</td></tr>`;
    const tests = (
      tb
        ? ['Chest radiograph, PA view', 'Sputum smear, three samples', 'Symptoms enquiry']
        : ['General examination', 'Chest radiograph', 'Blood count', 'Urine']
    )
      .map((each) => `<tr><td>${each}</td><td>done</td><td>within limits</td></tr>`)
      .join('');
    return html(
      "<style>.page{font:9.6pt/1.5 'DejaVu Sans Mono';padding:16mm}",
      '.two{display:grid;grid-template-columns:1fr 1fr;border-top:.4mm solid #222;',
      'border-bottom:.4mm solid #222;padding:3mm 0;margin:4mm 0}',
      '.l{text-align:right;padding-right:3mm;color:#444;white-space:nowrap;vertical-align:top}',
      '.t{width:100%;margin:4mm 0}.t td,.t th{padding:1mm;border-bottom:.2mm dashed #777;text-align:left}',
      '.c{border:.5mm solid #222;padding:3mm 4mm}</style>\n',
      '<section class="page">',
      '<div style="display:flex;justify-content:space-between">',
      `<b style="font-size:12pt">${pen.f('clinic', v.clinic!)}</b>${bars(pen.random, 38, 9)}</div>`,
      '<div>',
      tb
        ? pick(['CERTIFICATE OF TB TEST', 'TUBERCULOSIS EXAMINATION REPORT', 'TB CLEARANCE CERTIFICATE'])
        : pick(['MEDICAL EXAMINATION CERTIFICATE', 'FITNESS CERTIFICATE FOR TRAVEL', 'MEDICAL CERTIFICATE']),
      '</div>',
      '\n',
      '<div class="two">',
      `<table>${cell(pick(['Examinee', 'Patient name', 'Name']), pen.f('name', person.fullName))}`,
      `${cell('Born', pen.date(person.dateOfBirth, variant))}${cell('Passport', person.passportNumber)}`,
      '</table>',
      '<table>',
      cell(pick(['Cert. number', 'Certificate no.', 'Report no.']), pen.f('certificateNumber', v.certificateNumber!)),
      cell(pick(['Issued', 'Issued on', 'Date of issue']), day('issueDate')),
      `${cell(pick(['Expires', 'Valid to', 'Good until']), day('expiryDate'))}</table>`,
      '</div>\n',
      `<table class="t"><tr><th>Test</th><th>State</th><th>Remark</th></tr>${tests}</table>`,
      `<div class="c">${pick(['CONCLUSION', 'FINAL RESULT', 'OUTCOME OF EXAMINATION'])}: `,
      `<b>${pen.f('result', v.result!)}</b></div>`,
      `<p style="margin-top:10mm">${scribble(pen.random)}<br>${pen.esc(doctor)}<br>Panel physician</p>`,
      '</section>',
    );
  },
};
