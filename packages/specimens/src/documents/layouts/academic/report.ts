import { html } from '../../../html.ts';
import type { AcademicFacts } from '../../kinds/other/academic-transcript-or-test-score.ts';
import { pairCells } from '../../printing/markup.ts';
import type { DocumentLayout } from '../../document-specimen-kind.types.ts';
import { face, squares } from '../../parts/drawn-parts.ts';

// A test report form, or a degree verification in the same style: cells with the label above, the score in a large box.
export const report: DocumentLayout<AcademicFacts> = {
  name: 'report',
  draw({ person, test, roll, values }, pen) {
    const pick = pen.random.pick;
    const day = pen.date(values.issueDate!, pick(['dd Mmm yyyy', 'dd-Mmm-yyyy']));
    const cells = pairCells([
      [pick(['Candidate name', 'Name', 'Test taker', 'Full name']), pen.f('name', person.fullName)],
      ['Date of birth', pen.date(person.dateOfBirth, 'dd Mmm yyyy')],
      [
        test ? pick(['Test', 'Module', 'Examination']) : pick(['Qualification awarded', 'Award', 'Degree']),
        pen.f('qualification', values.qualification!),
      ],
      [
        test
          ? pick(['Test date', 'Date of test', 'Report date'])
          : pick(['Date of award', 'Conferred on', 'Date awarded']),
        pen.f('issueDate', day),
      ],
      ['Candidate number', roll],
      ['Passport', person.passportNumber],
    ]);
    const score = test
      ? pick(['Overall band', 'Score', 'Overall score', 'Overall result'])
      : pick(['Grade point average (of 10)', 'Final score', 'CGPA']);
    return html(
      "<style>.page{font:10pt/1.5 'DejaVu Sans'}",
      '.cells{display:grid;grid-template-columns:1fr 1fr;gap:4mm;flex:1}.label{font-size:7.4pt;color:#668}',
      '.value{border:.2mm solid #99a;padding:1.4mm 2mm}',
      '.s{display:inline-block;border:.8mm solid #225;padding:3mm 8mm;text-align:center;',
      'margin-top:6mm}</style>',
      '\n',
      '<section class="page">',
      '<div style="display:flex;justify-content:space-between;background:#225;color:#fff;padding:4mm">',
      `<b>${pen.f('institutionName', values.institutionName!)}</b>`,
      `<span>${test ? 'Test Report Form' : 'Degree and Result Certificate'}</span></div>`,
      '<div style="display:flex;gap:6mm;',
      `margin-top:6mm">${cells}${face(pen.random, person.sex, 30, 38)}</div>`,
      `<div class="s">${score}<br><b style="font-size:20pt">${pen.f('score', values.score!)}</b></div>`,
      '<p>',
      test
        ? 'The validity of this report can be checked online for two years.'
        : 'Verified against the register of graduates.',
      `</p>${squares(pen.random, 26)}</section>`,
    );
  },
};
