import { html } from '../../../../html.ts';
import type { AdmissionFacts } from '../../../kinds/letter/admission-or-offer-letter.ts';
import { scrawl, sheet, style } from '../../../printing/markup.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';

// A form of a ministry: numbered captions in small type above the entries, all in ruled boxes, some over two columns.
export const admissionOrOfferLetterLayout: LayoutDesign<AdmissionFacts> = {
  draw(facts, { f, esc, date, amount, random }) {
    const { values: v, person, school } = facts;
    const day = random.pick(['yyyy-mm-dd', 'd Month yyyy'] as const);
    const money = (value: number) => amount(value, 'western');
    let no = 0;
    const box = (caption: string, shown: string, wide = 1) =>
      `<td colspan="${wide}"><small>${++no}. ${caption}</small><br>${shown}</td>`;
    return html(
      style(
        ".page{font:10pt/1.4 'Noto Sans';padding:16mm}.form{width:100%;border-collapse:collapse;margin:4mm 0}",
        '.form td{border:.3mm solid #000;padding:1mm 1.6mm;vertical-align:top}small{font-size:6.8pt}',
        '.form th{border:.3mm solid #000;background:#ddd;text-align:left;font-size:9pt;padding:1mm 1.6mm}',
      ),
      sheet(
        html(
          '<h2 style="margin:0">Letter of acceptance</h2>',
          '<table class="form"><tr><th colspan="4">A. Student</th></tr><tr>',
          box('Full name of student', f('studentName', person.fullName), 2),
          box('Date of birth', date(person.dateOfBirth, day)),
          box('Student identification', facts.studentId),
          '</tr><tr>',
          box('Mailing address', facts.address.map(esc).join('<br>'), 2),
          box('Letter number', f('enrolmentReference', v.enrolmentReference!), 2),
          '</tr><tr><th colspan="4">B. Institution</th></tr><tr>',
          box('Full name of institution', f('institutionName', v.institutionName!), 2),
          box('Address of institution', f('institutionAddress', school.address.join('\n')), 2),
          '</tr><tr><th colspan="4">C. Programme</th></tr><tr>',
          box('Field of study / programme', f('courseName', v.courseName!), 2),
          box('Start date', f('courseStartDate', date(v.courseStartDate!, day))),
          box('Completion date', f('courseEndDate', date(v.courseEndDate!, day))),
          '</tr><tr>',
          box('Tuition fees', `${f('currency', v.currency!)} ${f('tuitionFee', money(facts.tuition))}`, 2),
          box('Fees paid', `${v.currency} ${f('feePaid', money(facts.paid))}`),
          box('Internship', 'None'),
          '</tr></table>',
          `<p>Signed for the institution</p>${scrawl(random)}<p>${esc(facts.registrar)}</p>`,
        ),
      ),
    );
  },
};
