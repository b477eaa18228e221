import { html } from '../../../../html.ts';
import type { VisaFacts } from '../../../kinds/proof-of-status/previous-or-current-visa.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { bars, face, squares } from '../../../parts/drawn-parts.ts';
import { arabic, faces } from '../bazaar-parts.ts';

// An e-visa on a sheet as Gulf and other portals give out: three columns, labels at both edges.
export const previousOrCurrentVisaLayout: LayoutDesign<VisaFacts> = {
  draw({ person, state, post, stay, several, values: v }, pen) {
    const { pick } = pen.random;
    const variant = pick(['dd/mm/yyyy', 'dd Mmm yyyy', 'dd-mm-yyyy'] as const);
    const day = (iso: string) => pen.date(iso, variant);
    const row = (label: string, own: string, shown: string) =>
      `<tr><td>${label}</td><td>${shown}</td><td>${arabic(own)}</td></tr>`;
    const entries = several
      ? pick(['MULTIPLE', 'Multiple entries', 'MULTIPLE ENTRY'])
      : pick(['SINGLE', 'Single entry', 'SINGLE ENTRY']);
    return html(
      `<style>.page{font:10pt/1.5 ${faces};padding:16mm}.v{width:100%;margin-top:4mm}`,
      '.v td{padding:2mm 3mm;border-bottom:.25mm solid #b7a26a}',
      '.v td:nth-child(2){font-weight:600;text-align:center}.v td:last-child{text-align:right}</style>\n',
      '<section class="page"><div style="border:.8mm solid #b7a26a;padding:6mm">',
      '<div style="display:flex;justify-content:space-between;align-items:center">',
      `<div><b style="font-size:15pt">${pick(['ELECTRONIC VISA', 'e-VISA', 'VISA (electronic)'])}</b>`,
      `<br>${arabic('تأشيرة إلكترونية')}`,
      `<br>${pick(['Issued by', 'Issuing State', 'Country of issue'])}: `,
      `${pen.f('issuingCountry', state.name.toUpperCase())}</div>${face(pen.random, person.sex, 28, 35)}`,
      `${squares(pen.random, 28)}</div>`,
      '\n',
      '<table class="v">',
      row(pick(['Visa No.', 'Visa number', 'Entry permit no.']), 'رقم التأشيرة', pen.f('visaNumber', v.visaNumber!)),
      row(pick(['Visa type', 'Category', 'Type of visa']), 'نوع التأشيرة', pen.f('visaType', v.visaType!)),
      row('Full name', 'الاسم الكامل', pen.esc(person.fullName.toUpperCase())),
      row('Passport no.', 'رقم الجواز', person.passportNumber),
      row('Place of issue', 'مكان الإصدار', post),
      row(pick(['Date of issue', 'Issued on', 'Issue date']), 'تاريخ الإصدار', pen.f('issueDate', day(v.issueDate!))),
      row(pick(['Valid from', 'May enter from', 'Validity begins']), 'صالحة من', pen.f('validFrom', day(v.validFrom!))),
      row(pick(['Valid until', 'Valid to', 'Expiry date']), 'صالحة حتى', pen.f('validUntil', day(v.validUntil!))),
      row(pick(['Entries', 'No. of entries', 'Entry type']), 'عدد مرات الدخول', pen.f('entries', entries)),
      row('Duration of each stay', 'مدة الإقامة', `${stay} days`),
      row(
        pick(['Biometrics taken on', 'Date of fingerprints', 'Fingerprints given on']),
        'تاريخ البصمة',
        pen.f('fingerprintsDate', day(v.fingerprintsDate!)),
      ),
      '</table>',
      `<p style="text-align:center">${bars(pen.random, 70, 9)}</p>`,
      '<p style="font-size:8pt">Carry this print along with the passport. ',
      'Entry is subject to the decision of the officer at the border.</p>',
      '</div></section>',
    );
  },
};
