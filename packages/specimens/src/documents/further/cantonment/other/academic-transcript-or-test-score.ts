import { html } from '../../../../html.ts';
import type { AcademicFacts } from '../../../kinds/other/academic-transcript-or-test-score.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';

const documents = ['Core theory I', 'Core theory II', 'Elective', 'Laboratory / Viva', 'Project work'];
const skills = ['Listening', 'Reading', 'Writing', 'Speaking'];

// The examination computer's print-out: ruled with dashes, labels set against the right edge of their column.
export const academicTranscriptOrTestScoreLayout: LayoutDesign<AcademicFacts> = {
  draw({ person, test, roll, marks, values }, pen) {
    const pick = pen.random.pick;
    const day = pen.date(values.issueDate!, pick(['Month d, yyyy', 'dd-Mmm-yyyy', 'd Month yyyy']));
    const row = (label: string, shown: string) => `<tr><td class="l">${label}</td><td>${shown}</td></tr>`;
    const list = (test ? skills : documents)
      .map(
        (each, at) =>
          `<tr><td>${each}</td><td>${test ? 'Reported' : marks[at]}</td><td>${test ? '-' : '100'}</td></tr>`,
      )
      .join('');
    const title = test
      ? pick(['TEST TAKER SCORE REPORT', 'OFFICIAL SCORE REPORT', 'STATEMENT OF RESULTS'])
      : pick(['OFFICIAL TRANSCRIPT', 'CONSOLIDATED STATEMENT OF MARKS', 'TRANSCRIPT OF RECORDS']);
    const score = test
      ? pick(['Overall score', 'Total score', 'Overall result'])
      : pick(['Cumulative GPA', 'CGPA', 'Final grade point average']);
    return html(
      "<style>.page{font:9.8pt/1.55 'DejaVu Sans Mono';padding:18mm}",
      '.l{text-align:right;padding-right:4mm;color:#333}.m{width:100%;margin:4mm 0}.m td{padding:.6mm 2mm}',
      'hr{border:0;border-top:.3mm dashed #222}</style>\n',
      '<section class="page">',
      '<div style="text-align:center">',
      `<b style="font-size:13pt">${pen.f('institutionName', values.institutionName!.toUpperCase())}</b>`,
      `<br>${title}</div>`,
      '<hr>',
      '<table>\n',
      row(pick(['Name of candidate', 'Student', 'Test taker']), pen.f('name', person.fullName.toUpperCase())),
      row(pick(['Roll number', 'Registration ID', 'Candidate no.']), roll),
      row(
        test ? pick(['Examination', 'Test', 'Test name']) : pick(['Degree awarded', 'Programme', 'Qualification']),
        pen.f('qualification', values.qualification!),
      ),
      '</table>',
      '<hr>\n',
      '<table class="m">',
      `<tr><td>${test ? 'SECTION' : 'COURSE TITLE'}</td><td>${test ? 'STATUS' : 'MARKS'}</td>`,
      `<td>OUT OF</td></tr>${list}</table>`,
      '<hr>',
      `<table>\n${row(score, `<b>${pen.f('score', values.score!)}</b>`)}`,
      `${row(pick(['Date of issue', 'Date issued', 'Report date']), pen.f('issueDate', day))}</table>`,
      '<hr>',
      '<p style="font-size:8pt">This print-out bears no signature. ',
      `A copy may be verified with the ${test ? 'test centre' : 'Controller of Examinations'} for `,
      'twenty-four months. ',
      '*** END OF RECORD ***</p>',
      '</section>',
    );
  },
};
