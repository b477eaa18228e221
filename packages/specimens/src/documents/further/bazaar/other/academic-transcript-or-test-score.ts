import { html } from '../../../../html.ts';
import type { AcademicFacts } from '../../../kinds/other/academic-transcript-or-test-score.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { titleOf } from '../../../facts/person.ts';
import { scribble, roundSeal } from '../../../parts/drawn-parts.ts';
import { blank } from '../bazaar-parts.ts';

const documents = ['Paper I', 'Paper II', 'Paper III', 'Practical', 'Viva-voce'];
const skills = ['Listening', 'Reading', 'Writing', 'Speaking', 'Overall conduct'];

// A statement of marks with filled-in blanks, the exams below in a table with a joined last row.
export const academicTranscriptOrTestScoreLayout: LayoutDesign<AcademicFacts> = {
  draw({ person, test, roll, marks, values }, pen) {
    const { pick } = pen.random;
    const day = pen.date(values.issueDate!, pick(['dd/mm/yyyy', 'dd-Mmm-yyyy', 'dth Month yyyy']));
    const title = test
      ? pick(['STATEMENT OF RESULT', 'SCORE REPORT', 'TEST REPORT FORM'])
      : pick(['STATEMENT OF MARKS', 'CONSOLIDATED GRADE SHEET', 'OFFICIAL TRANSCRIPT']);
    const total = test
      ? pick(['Overall score', 'Total score obtained', 'Score'])
      : pick(['C.G.P.A. obtained', 'Cumulative Grade Point Average', 'Final CGPA']);
    const rows = marks
      .map((mark, at) =>
        html(
          `<tr><td>${at + 1}</td><td>${(test ? skills : documents)[at]}</td><td>100</td>`,
          `<td>${test ? '&mdash;' : 40}</td><td>${mark}</td></tr>`,
        ),
      )
      .join('');
    return html(
      "<style>.page{font:10.4pt/1.6 'Noto Serif','Noto Serif Devanagari';padding:16mm 18mm}",
      '.m{width:100%;margin:5mm 0}.m td,.m th{border:.3mm solid #333;padding:1.6mm 2.5mm;text-align:center}',
      '.m td:nth-child(2){text-align:left}</style>\n',
      '<section class="page">',
      '<div style="text-align:center">',
      '<b style="font-size:17pt;',
      `color:#7a1f1f">${pen.f('institutionName', values.institutionName!.toUpperCase())}</b>`,
      '<br>',
      '<i>Controller of Examinations</i>',
      `<h3 style="letter-spacing:2px;margin:3mm 0">${title}</h3></div>`,
      `<p style="display:flex;justify-content:space-between"><span>Seat No. ${blank(roll)}</span>`,
      `<span>${pick(['Date of issue', 'Dated', 'Issued on'])} ${blank(pen.f('issueDate', day))}</span></p>`,
      '\n',
      `<p>${pick(['Name of the candidate', 'Candidate', 'Statement issued to'])} `,
      `${blank(`${titleOf(person)}. ${pen.f('name', person.fullName)}`)}</p>`,
      `<p>${pick(['Examination', 'Degree / Examination', 'Programme'])} `,
      `${blank(pen.f('qualification', values.qualification!))}</p>`,
      '\n',
      '<table class="m">',
      '<tr><th rowspan="2">Sr.</th><th rowspan="2">Head</th><th colspan="2">Marks</th>',
      '<th rowspan="2">Secured</th></tr>',
      `<tr><th>Max.</th><th>Min.</th></tr>${rows}`,
      `<tr><td colspan="4" style="text-align:right"><b>${total}</b></td><td>`,
      `<b>${pen.f('score', values.score!)}</b></td></tr></table>\n`,
      '<p style="font-size:8.6pt">Result: PASSED. Any correction on this statement renders it invalid.</p>',
      '<div style="display:flex;justify-content:space-between;align-items:end">',
      `${roundSeal('EXAMINATION SECTION', '#7a1f1f')}<span>${scribble(pen.random)}<br>`,
      'Controller of Examinations</span></div></section>',
    );
  },
};
