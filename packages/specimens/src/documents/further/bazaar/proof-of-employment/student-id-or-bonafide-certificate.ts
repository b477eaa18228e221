import { html } from '../../../../html.ts';
import type { StudentFacts } from '../../../kinds/proof-of-employment/student-id-or-bonafide-certificate.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { face, scribble } from '../../../parts/drawn-parts.ts';
import { titleOf } from '../../../facts/person.ts';
import { blank, faces, rubber } from '../bazaar-parts.ts';

// The college clerk's bonafide form: one long sentence with blanks, in a frame.
export const studentIdOrBonafideCertificateLayout: LayoutDesign<StudentFacts> = {
  draw(facts, pen) {
    const { values: v, person, workplace } = facts;
    const { pick } = pen.random;
    const variant = pick(['dd/mm/yyyy', 'dd.mm.yyyy', 'dth Month yyyy'] as const);
    const day = (iso: string) => pen.date(iso, variant);
    return html(
      `<style>.page{font:11pt/2.1 ${faces};padding:18mm}`,
      '.f{border:1mm double #1f4e3d;padding:8mm 9mm}</style>\n',
      '<section class="page"><div class="f">',
      '<div style="text-align:center;line-height:1.45;border-bottom:.4mm solid #1f4e3d;padding-bottom:2mm">',
      `<b style="font-size:15pt;color:#1f4e3d">${pen.f('institutionName', v.institutionName!)}</b>`,
      `<br>${pen.f('institutionAddress', workplace.address.join(', '))}`,
      `<br>${pick(['Phone', 'Tel.', 'Office'])}: ${pen.f('institutionPhone', v.institutionPhone!)}</div>`,
      '<div style="display:flex;justify-content:space-between;line-height:1.6">',
      `<span>Sr. No. ${pen.random.digits(4)}</span><span>Date ${day(facts.issued)}</span></div>`,
      '<h3 style="text-align:center;',
      'margin:2mm 0">',
      `${pick(['BONAFIDE CERTIFICATE', 'BONAFIDE STUDENT CERTIFICATE', 'CERTIFICATE OF STUDENTSHIP'])} `,
      '/ बोनाफाईड प्रमाणपत्र</h3>',
      '<div style="display:flex;gap:5mm">',
      `<div>${pick(['Certified that', 'This is to certify that', 'It is certified that'])} `,
      `${titleOf(person)}. ${blank(pen.f('studentName', person.fullName))} `,
      `${pick(['bearing enrolment no.', 'General Register / Enrolment No.', 'Roll No.'])} `,
      `${blank(pen.f('enrolmentNumber', v.enrolmentNumber!))} `,
      'is a bonafide student of this ',
      `institution, ${pick(['studying in', 'admitted to', 'prosecuting studies in'])} `,
      `${blank(pen.f('courseName', v.courseName!))}, ${facts.year} `,
      'Year, ',
      `and that ${person.sex === 'M' ? 'his' : 'her'} date of birth as per register `,
      `is ${blank(day(person.dateOfBirth))}. `,
      `${pick(['This certificate is valid up to', 'Studentship holds good till', 'Valid until'])} `,
      `${blank(pen.f('validUntil', day(v.validUntil!)))}.</div>`,
      `<div>${face(pen.random, person.sex, 26, 33)}</div></div>`,
      '<div style="display:flex;justify-content:space-between;line-height:1.4;',
      `margin-top:6mm">${rubber(pen.random, 'COLLEGE<br>SEAL')}`,
      `<span>${scribble(pen.random)}<br>Clerk</span><span>${scribble(pen.random)}<br>Principal</span></div>`,
      '</div></section>',
    );
  },
};
