import { html } from '../../../../html.ts';
import type { MedicalFacts } from '../../../kinds/other/medical-or-tb-certificate.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { face, scribble } from '../../../parts/drawn-parts.ts';
import { arabic, faces, rubber } from '../bazaar-parts.ts';

// A Gulf health-check report: rows in two languages round the picture, a stamp with the finding.
export const medicalOrTbCertificateLayout: LayoutDesign<MedicalFacts> = {
  draw({ person, doctor, tb, values: v }, pen) {
    const { pick } = pen.random;
    const variant = pick(['dd/mm/yyyy', 'dd-Mmm-yyyy', 'dd Mmm yyyy'] as const);
    const day = (iso: string) => pen.date(iso, variant);
    const row = (label: string, own: string, shown: string) =>
      `<tr><td>${label}</td><td><b>${shown}</b></td><td style="text-align:right">${arabic(own)}</td></tr>`;
    const tests = tb ? ['Chest X-ray (PA view)', 'Sputum smear'] : ['Physical examination', 'Chest X-ray', 'Serology'];
    return html(
      `<style>.page{font:10pt/1.5 ${faces};padding:15mm 17mm}.m{width:100%}`,
      '.m td{border:.25mm solid #2e6f40;padding:1.8mm 2.5mm}',
      '.m td:first-child,.m td:last-child{background:#eff7f0;width:46mm}</style>\n',
      '<section class="page">',
      '<div style="display:flex;justify-content:space-between;align-items:center;',
      'border-bottom:.8mm solid #2e6f40;padding-bottom:2mm;margin-bottom:4mm">',
      `<div><b style="font-size:14pt">${pen.f('clinic', v.clinic!)}</b>`,
      '<br>',
      tb
        ? pick(['Tuberculosis Screening Certificate', 'TB Clearance Certificate', 'Certificate of TB test'])
        : pick(['Medical Examination Report', 'Certificate of Medical Fitness', 'Medical Certificate for Travel']),
      ' ',
      `/ ${arabic('شهادة فحص طبي')}</div>${face(pen.random, person.sex, 26, 32)}</div>`,
      '\n',
      '<table class="m">',
      row(
        pick(['Certificate no.', 'Slip / Report No.', 'Medical ref. no.']),
        'رقم الشهادة',
        pen.f('certificateNumber', v.certificateNumber!),
      ),
      row(pick(['Name', 'Name of candidate', 'Examinee']), 'الاسم', pen.f('name', person.fullName.toUpperCase())),
      row('Passport no.', 'رقم الجواز', person.passportNumber),
      row('Birth date', 'تاريخ الميلاد', day(person.dateOfBirth)),
      row(
        pick(['Certificate issued on', 'Report date', 'Date of issue']),
        'تاريخ الإصدار',
        pen.f('issueDate', day(v.issueDate!)),
      ),
      row(
        pick(['Report expiry date', 'Valid up to', 'Expires on']),
        'تاريخ الانتهاء',
        pen.f('expiryDate', day(v.expiryDate!)),
      ),
      tests.map((test) => row(test, 'فحص', 'Done')).join(''),
      `${row(pick(['Final result', 'Status', 'Opinion']), 'النتيجة', pen.f('result', v.result!))}</table>`,
      '<p>',
      pick([
        'The above is to the best of our knowledge after due identification of the candidate.',
        'Mentioned above is the medical report of the bearer, whose identity was checked.',
      ]),
      '</p>',
      '<div style="display:flex;',
      `justify-content:space-between">${rubber(pen.random, 'PANEL CLINIC<br>EXAMINED')}`,
      `<span>${scribble(pen.random)}<br>${pen.esc(doctor)}</span></div></section>`,
    );
  },
};
