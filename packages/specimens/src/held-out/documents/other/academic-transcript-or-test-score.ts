import { drawing, formGrid, paragraphs, ruled } from '../../drawing/blocks.ts';
import { dayIn } from '../../facts/days.ts';
import { colleges } from '../../facts/issuers.ts';
import { defineKind } from '../../held-out-kind.ts';

const subjects = [
  'Fluid Mechanics',
  'Survey Methods',
  'Structural Analysis',
  'Environmental Studies',
  'Numerical Methods',
];

export const academicTranscript = defineKind({
  kind: 'Academic transcript or test score',
  facts: (random, t) => ({
    roll: random.digits(7),
    marks: subjects.map(() => random.whole(55, 94)),
    values: {
      name: t.name,
      institutionName: random.pick(colleges),
      qualification: random.pick(['Bachelor of Engineering', 'Master of Science', 'Bachelor of Laws']),
      score: `${random.whole(6, 9)}.${random.digits(2)}`,
      issueDate: dayIn(random, '2016-05-01', '2025-08-30'),
    },
    also: {},
  }),
  layouts: {
    'mark-sheet': ({ f, day }, { roll, marks }) =>
      drawing(
        `.page{font:10pt/1.45 'Noto Sans';padding:18mm} h2{text-align:center}`,
        `<h2>${f('institutionName')}</h2><p style="text-align:center">Consolidated statement of marks</p>` +
          formGrid(3, [
            ['Candidate', f('name')],
            ['Seat No.', roll],
            ['Degree', f('qualification')],
          ]) +
          '<br>' +
          ruled(
            ['Subject', 'Max.', 'Obtained'],
            subjects.map((subject, at) => [subject, '100', String(marks[at])]),
          ) +
          `<p>CGPA: ${f('score')} &nbsp;&nbsp; Declared on ${day('issueDate', 'DD/MM/YYYY')}</p>`,
      ),
    'degree-letter': ({ f, day }, { roll }) =>
      drawing(
        `.page{font:11.6pt/1.7 'DejaVu Serif';padding:26mm}`,
        `<p><b>${f('institutionName')}</b><br>Office of the Controller of Examinations</p>` +
          paragraphs(
            `This is to state that ${f('name')} (register number ${roll}) has qualified for the award of ${f('qualification')} with a
            cumulative
            grade point average of ${f('score')} on a scale of ten.`,
            `Given under the seal of the university on ${day('issueDate', 'Do MMMM YYYY')}.`,
          ),
      ),
  },
});
