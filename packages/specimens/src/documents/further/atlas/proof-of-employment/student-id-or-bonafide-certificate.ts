import { html } from '../../../../html.ts';
import { pairCells, scrawl, sheet, style } from '../../../printing/markup.ts';
import type { StudentFacts } from '../../../kinds/proof-of-employment/student-id-or-bonafide-certificate.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { spacedPhone } from '../../../facts/workplace.ts';

// An enrolment verification of the academic section: letterhead at the right, cells in pairs.
export const studentIdOrBonafideCertificateLayout: LayoutDesign<StudentFacts> = {
  draw(facts, { f, date, random }) {
    const { values, workplace, person } = facts;
    const v = (id: string, shown = values[id]!) => f(id, shown);
    const cells = pairCells([
      ['Student', v('studentName', person.fullName)],
      [random.pick(['University Seat No. / Regn. No.', 'PRN / Registration ID']), v('enrolmentNumber')],
      ['Degree programme', v('courseName')],
      ['Currently in', `${facts.year} year`],
      ['Registration stands valid till', v('validUntil', date(values.validUntil!, 'd Month yyyy'))],
      ['Mode', 'Full time, regular'],
      ['Date of birth', date(person.dateOfBirth, 'd Month yyyy')],
      ['Conduct', 'Good'],
    ]);
    return html(
      style(
        ".page{font:10.2pt/1.55 'Noto Sans Display','Noto Sans';padding:18mm 20mm}",
        '.head{text-align:right;border-right:2mm solid #5a7d2a;padding-right:5mm;margin-bottom:10mm}',
        '.head b{font-size:15pt;color:#39521a}.head div{font-size:8.8pt}',
        '.cells{display:grid;grid-template-columns:1fr 1fr;gap:5mm 10mm;margin:7mm 0}',
        '.cells>div{border-bottom:.3mm solid #5a7d2a;padding-bottom:1.5mm}',
        '.label{font-size:7.8pt;color:#667}h2{font-size:13pt;font-weight:600}',
      ),
      sheet(
        html(
          `<div class="head"><b>${v('institutionName')}</b>`,
          `<div>${v('institutionAddress', workplace.address.join('\n'))}</div>`,
          `<div>Telephone ${v('institutionPhone', spacedPhone(workplace.phone))}</div></div>`,
          `<div>Academic Section, ${date(facts.issued, 'dd Mmm yyyy')}</div><h2>Enrolment verification</h2>\n`,
          '<p>On the request of the student, and for presentation to a foreign mission, ',
          `the following is verified from our records:</p>${cells}`,
          '<p>The student is expected to resume classes after the vacation. ',
          'This verification carries no financial commitment of the institution.</p>',
          `<p style="margin-top:12mm">${scrawl(random)}Assistant Registrar (Academics)</p>`,
        ),
      ),
    );
  },
};
