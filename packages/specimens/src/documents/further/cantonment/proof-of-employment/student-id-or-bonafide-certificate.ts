import { html } from '../../../../html.ts';
import type { StudentFacts } from '../../../kinds/proof-of-employment/student-id-or-bonafide-certificate.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { face, scribble, squares } from '../../../parts/drawn-parts.ts';
import { titleOf } from '../../../facts/person.ts';
import { spacedPhone } from '../../../facts/workplace.ts';

// An enrolment verification in American style with a Hindi header: right-aligned labels beside a picture, a validity
// line in bold.
export const studentIdOrBonafideCertificateLayout: LayoutDesign<StudentFacts> = {
  draw(facts, pen) {
    const { values: v, person, workplace } = facts;
    const pick = pen.random.pick;
    const day = pick(['Month d, yyyy', 'd Month yyyy', 'dd-mm-yyyy'] as const);
    const row = (label: string, shown: string) => `<tr><td class="l">${label}</td><td>${shown}</td></tr>`;
    return html(
      "<style>.page{font:10.4pt/1.55 'Noto Serif','Noto Sans Devanagari';padding:20mm}",
      '.l{text-align:right;color:#666;padding:1.2mm 4mm 1.2mm 0;white-space:nowrap;vertical-align:top}',
      'hr{border:0;border-top:.6mm solid #7a4a12}</style>\n',
      '<section class="page">',
      `<b style="font-size:17pt;color:#7a4a12">${pen.f('institutionName', v.institutionName!)}</b>`,
      `<br>${pen.f('institutionAddress', workplace.address.join(', '))}`,
      `<br>${pick(['Tel.', 'Phone', 'Office'])} ${pen.f('institutionPhone', spacedPhone(workplace.phone))}`,
      '<hr>',
      '<p style="display:flex;justify-content:space-between">',
      `<b>${pick(['Bonafide certificate', 'Verification of enrolment', 'Certificate of student status'])} `,
      '/ छात्र प्रमाण पत्र</b>',
      `<span>${pen.date(facts.issued, day)}</span></p>\n`,
      '<p>To whom it may ',
      'concern: ',
      pick([
        'the person described here is a regular student of this institution',
        'this confirms that the person below is at present enrolled with us',
      ]),
      ' ',
      `in the ${facts.year} year.</p>`,
      '<div style="display:flex;gap:8mm">',
      '<table style="flex:1">',
      row(
        pick(['Student', 'Name of student', 'Full name']),
        `<b>${pen.f('studentName', `${titleOf(person)} ${person.fullName}`)}</b>`,
      ),
      row(
        pick(['Enrolment no.', 'University roll no.', 'Student number']),
        pen.f('enrolmentNumber', v.enrolmentNumber!),
      ),
      row(pick(['Degree programme', 'Course', 'Course of study']), pen.f('courseName', v.courseName!)),
      `${row('Date of birth', pen.date(person.dateOfBirth, day))}${row('Blood group', facts.bloodGroup)}`,
      row(
        pick(['Status valid through', 'Valid until', 'Enrolled until']),
        `<b>${pen.f('validUntil', pen.date(v.validUntil!, day))}</b>`,
      ),
      `</table>${face(pen.random, person.sex, 32, 40)}</div>`,
      '<p>The conduct of the student is good. Issued on request for a visa application.</p>',
      '<div style="display:flex;justify-content:space-between;align-items:end;',
      `margin-top:8mm">${squares(pen.random, 22)}`,
      `<span>${scribble(pen.random)}<br>Registrar (Academic)</span></div></section>`,
    );
  },
};
