import { html } from '../../../../html.ts';
import type { AcademicFacts } from '../../../kinds/other/academic-transcript-or-test-score.ts';
import { sheet, style, table } from '../../../printing/markup.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { scribble, squares } from '../../../parts/drawn-parts.ts';

const css = html(
  ".page{padding:18mm 20mm;font:10.5pt/1.5 'Noto Serif','DejaVu Serif'}",
  'h1{font-size:16pt;margin:0;text-align:right;color:#5a1d3c}',
  'h2{font-size:11pt;margin:1mm 0 7mm;text-align:right;font-weight:normal;',
  'border-bottom:2px solid #5a1d3c;padding-bottom:3mm}',
  '.rows td{padding:1.2mm 3mm 1.2mm 0;vertical-align:top}',
  '.marks{width:100%;margin:7mm 0;font-size:9.5pt}',
  '.marks th,.marks td{border:1px solid #b79;padding:1.6mm 2.5mm;text-align:left}',
  '.sum{background:#f5e9ef;padding:4mm 5mm;font-size:11.5pt}',
);
const documents = ['Paper I', 'Paper II', 'Paper III', 'Elective', 'Viva voce'];
const skills = ['Listening', 'Reading', 'Writing', 'Speaking'];

// A grade sheet with the result in a sentence under the table, date and seal at the foot.
export const academicTranscriptOrTestScoreLayout: LayoutDesign<AcademicFacts> = {
  draw({ person, test, roll, marks, values }, pen) {
    const score = pen.f('score', values.score!);
    const head = html(
      `<h1>${pen.f('institutionName', values.institutionName!)}</h1>`,
      `<h2>${test ? 'Official score statement' : 'Consolidated statement of grades'}</h2>`,
    );
    const rows = html(
      `<table class="rows"><tr><td>Awarded to</td><td><b>${pen.f('name', person.fullName)}</b></td></tr>`,
      `<tr><td>${test ? 'Examination taken' : 'Programme of study'}</td>`,
      `<td>${pen.f('qualification', values.qualification!)}</td></tr>`,
      `<tr><td>${test ? 'Candidate ID' : 'Register No.'}</td><td>${roll}</td></tr></table>`,
    );
    const list = test
      ? table(
          ['Section', 'Performance'],
          skills.map((skill, at) => [
            skill,
            marks[at]! > 80 ? 'Advanced' : marks[at]! > 65 ? 'Proficient' : 'Competent',
          ]),
          'marks',
        )
      : table(
          ['Subject', 'Maximum', 'Secured', 'Credits'],
          documents.map((document, at) => [document, '100', String(marks[at]), '4']),
          'marks',
        );
    const sum = test
      ? `<div class="sum">Total score obtained: <b>${score}</b></div>`
      : html(
          `<div class="sum">Cumulative grade point average secured: <b>${score}</b>`,
          ' on a scale of 10. ',
          `Division: ${Number(values.score) >= 7.5 ? 'First with distinction' : 'First'}</div>`,
        );
    const foot = html(
      '<div style="display:flex;justify-content:space-between;align-items:flex-end;margin-top:18mm">',
      `<div>Date: ${pen.f('issueDate', pen.date(values.issueDate!, 'Month d, yyyy'))}</div>`,
      squares(pen.random, 20),
      `<div style="text-align:center">${scribble(pen.random)}`,
      `<br>${test ? 'Director, Score Services' : 'Controller of Examinations'}</div></div>`,
    );
    return style(css) + sheet(head + rows + list + sum + foot);
  },
};
