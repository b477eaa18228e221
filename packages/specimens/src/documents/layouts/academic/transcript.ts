import { html } from '../../../html.ts';
import type { AcademicFacts } from '../../kinds/other/academic-transcript-or-test-score.ts';
import { table } from '../../printing/markup.ts';
import type { DocumentLayout } from '../../document-specimen-kind.types.ts';
import { emblem, scribble, roundSeal } from '../../parts/drawn-parts.ts';

const subjects = ['Mathematics', 'Communication Skills', 'Economics', 'Statistics', 'Project Work'];
const sections = ['Listening', 'Reading', 'Writing', 'Speaking', 'Grammar'];

// A university's sheet of marks: subjects in a table, the result below it.
export const transcript: DocumentLayout<AcademicFacts> = {
  name: 'transcript',
  draw({ person, test, roll, marks, values }, pen) {
    const pick = pen.random.pick;
    const day = pen.date(values.issueDate!, pick(['dd/mm/yyyy', 'dd-mm-yyyy', 'd Month yyyy']));
    const rows = (test ? sections : subjects).map((subject, at) => [
      subject,
      '100',
      String(marks[at]),
      marks[at]! > 74 ? 'A' : 'B',
    ]);
    const score = test
      ? pick(['Overall score', 'Overall band score', 'Total score'])
      : pick(['CGPA', 'Cumulative Grade Point Average', 'Final CGPA', 'Grade point average']);
    return html(
      "<style>.page{font:10.4pt/1.5 'Noto Serif'}.table{width:100%;margin:5mm 0}",
      '.table td,.table th{border:.25mm solid #555;padding:1.6mm 3mm;text-align:left}</style>\n',
      `<section class="page"><div style="text-align:center">${emblem('#622', 20)}`,
      `<h2 style="margin:1mm">${pen.f('institutionName', values.institutionName!)}</h2>`,
      '<b>',
      test
        ? pick(['SCORE SHEET', 'STATEMENT OF RESULTS'])
        : pick(['TRANSCRIPT OF RECORDS', 'STATEMENT OF MARKS', 'ACADEMIC TRANSCRIPT', 'CONSOLIDATED GRADE SHEET']),
      '</b>',
      '</div>',
      `<p>${pick(['Name of the student', 'Name', 'Name of the candidate', 'Candidate'])}: `,
      `<b>${pen.f('name', person.fullName.toUpperCase())}</b>`,
      `<br>${pick(['Seat No.', 'Roll No.', 'Registration No.'])}: ${roll}`,
      '<br>',
      test ? pick(['Examination', 'Test taken']) : pick(['Programme', 'Course', 'Degree', 'Examination passed']),
      ': ',
      `<b>${pen.f('qualification', values.qualification!)}</b></p>`,
      table([test ? 'Section' : 'Subject', 'Maximum', 'Obtained', 'Grade'], rows),
      `<p>${score}: <b>${pen.f('score', values.score!)}</b> &nbsp; Result: PASS</p>`,
      `<p>${pick(['Date', 'Date of issue', 'Result declared on', 'Dated'])}: ${pen.f('issueDate', day)}</p>`,
      '<div style="display:flex;justify-content:space-between">',
      `${roundSeal('CONTROLLER OF EXAMINATIONS', '#622')}<span>${scribble(pen.random)}<br>`,
      'Controller of Examinations</span></div></section>',
    );
  },
};
