import { html } from '../../../../html.ts';
import type { AdmissionFacts } from '../../../kinds/letter/admission-or-offer-letter.ts';
import { pairCells, scrawl } from '../../../printing/markup.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { titleOf } from '../../../facts/person.ts';

const references: Readonly<Record<string, readonly string[]>> = {
  CAS: ['CAS no.', 'CAS reference'],
  CoE: ['CoE no.', 'eCoE number'],
  LOA: ['LOA no.', 'Acceptance letter no.'],
  IPA: ['IPA no.', 'In-principle approval no.'],
  Admission: ['Zulassungsnummer / Admission no.', 'Bewerbernummer / Admission no.'],
  Offer: ['Offer no.', 'Offer ID'],
};

// A registry's notice in continental style: window address left, reference block right, grid, then the sum in a
// sentence.
export const admissionOrOfferLetterLayout: LayoutDesign<AdmissionFacts> = {
  draw(facts, { f, esc, date, amount, random }) {
    const { values: v, person, school } = facts;
    const pick = random.pick;
    const day = pick(['d Month yyyy', 'Month d, yyyy', 'dd.mm.yyyy'] as const);
    const money = (value: number) => amount(value, 'western');
    const grid = pairCells([
      [
        pick(['Programme of study', 'Degree programme', 'Studiengang / Course of study']),
        f('courseName', v.courseName!),
      ],
      [pick(['Admitted student', 'Applicant', 'Name of applicant']), f('studentName', person.fullName)],
      [
        pick(['Teaching begins', 'Start of studies', 'Course commences']),
        f('courseStartDate', date(v.courseStartDate!, day)),
      ],
      [
        pick(['Teaching ends', 'Expected end of studies', 'Course finishes']),
        f('courseEndDate', date(v.courseEndDate!, day)),
      ],
    ]);
    return html(
      "<style>.page{font:10pt/1.5 'Noto Sans Display','Noto Sans';padding:18mm 20mm}",
      '.cells{display:grid;grid-template-columns:1fr 1fr;gap:0;border-top:.4mm solid #222;margin:6mm 0}',
      '.cells>div{border-bottom:.2mm solid #999;padding:2mm 3mm 2mm 0}.label{font-size:7.2pt;color:#555}',
      '.value{font-size:11pt}.top{display:flex;justify-content:space-between;margin:12mm 0 10mm}',
      '.info{width:64mm;font-size:9pt}</style>\n',
      '<section class="page">',
      '<div style="text-align:right">',
      `<b style="font-size:15pt">${f('institutionName', v.institutionName!)}</b>`,
      `<br>${f('institutionAddress', school.address.join('\n'))}</div>\n`,
      '<div class="top">',
      `<div>${titleOf(person)}<br>${esc(person.fullName)}<br>${facts.address.map(esc).join('<br>')}<br>`,
      'INDIA</div>',
      `<div class="info">${pick(references[school.reference]!)}: `,
      f('enrolmentReference', v.enrolmentReference!),
      `<br>Handled by: ${esc(facts.registrar)}<br>Matriculation: ${facts.studentId}`,
      `<br>${school.city}, ${date(facts.issued, day)}</div></div>\n`,
      `<b>${pick(['Notice of admission', 'Confirmation of your place', 'Letter of admission'])}</b>`,
      `<p>Dear ${titleOf(person)} ${esc(person.surname || person.givenNames)},</p>`,
      '<p>on the basis of your application the admissions board ',
      `has ${pick(['admitted you', 'decided to offer you a place', 'granted you admission'])} as `,
      `follows:</p>${grid}\n`,
      '<p>',
      pick(['Tuition for the programme amounts to', 'Tuition fees are', 'The fee for tuition comes to']),
      ` ${f('currency', v.currency!)} ${f('tuitionFee', money(facts.tuition))}`,
      `${pick([', of which', '; of this sum', ', whereof'])} ${v.currency} `,
      `${f('feePaid', money(facts.paid))} `,
      `${pick(['has already been received', 'has been paid', 'was paid as deposit'])}. `,
      'The remainder falls due at enrolment in person.</p>',
      `<p>With kind regards</p>${scrawl(random)}<p>${esc(facts.registrar)}, Admissions</p></section>`,
    );
  },
};
