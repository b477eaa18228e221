import { addCandidate } from '../../values/add-candidate.ts';
import { findHeading } from '../../page/find-heading.ts';
import { normaliseOrganisation } from '../../normalise/normalise-name.ts';
import { normaliseText } from '../../normalise/normalise-text.ts';
import { readByRules } from '../../rules/read-by-rules.ts';
import { certifiedPattern, dayPattern, personPattern } from '../certificates/certificate-patterns.ts';

const degrees =
  String.raw`(?:Bachelor|Master|Doctor|Diploma|Post ?Graduate Diploma|Senior Secondary|Higher Secondary|` +
  String.raw`Secondary School|All India (?:Senior )?(?:Secondary|School)|B\.? ?(?:A|Sc|Com|Tech|E|B\.?A|C\.?A|Ed|` +
  String.raw`Arch|Pharm)|M\.? ?(?:A|Sc|Com|Tech|E|B\.?A|C\.?A|Phil)|Ph\.? ?D)`;
const tests =
  /\b(?:IELTS|TOEFL(?: iBT)?|PTE(?: Academic)?|GRE|GMAT|SAT|Duolingo English Test|OET|International English Language Testing System)\b/;

// `9.10 on a scale of 10. Division: First` is 9.10; `8.1 / 10` and `78 %` stay as printed.
function points(raw: string): string | undefined {
  const value = normaliseText(raw.split('\n')[0]!);
  const figure =
    value &&
    /^(\d{1,4}(?:\.\d+)?)(?=[.,;]?\s+(?:on|in|out of a|points?|with|against|\(|division|class|first|second)\b)/i.exec(
      value,
    );
  return figure ? figure[1] : value?.replace(/\.$/, '');
}

export const academicRecord = readByRules({
  kind: 'Academic transcript or test score',
  fields: {
    name: {
      about: {
        of: new RegExp(
          String.raw`\bnames?\b|\b(?:candidate|student|scholar|graduate|examinee|test taker|learner|pupil)$|\b(?:awarded|` +
            String.raw`conferred|issued|presented|granted) (?:to|on|upon)$`,
        ),
        not: new RegExp(
          String.raw`\b(?:father|mother|parents?|guardian|school|college|university|institut\w+|board|course|programme|` +
            String.raw`subject|examination|centre|degree|signature)\b`,
        ),
      },
      labels: [
        '(Awarded|Issued|Presented|Granted) to',
        'Conferred (on|upon)',
        'Name of [the] (Scholar|Graduate|Learner|Pupil|Awardee)',
        '[Full] Name [of [the|] (Student|Candidate|Test Taker|Examinee|Scholar)]',
        'Name of [the] (Student|Candidate|Test Taker|Examinee|Scholar)',
        "(Student|Student's|Candidate|Candidate's|Test Taker) Name",
        'Candidate',
        'Student',
        'Test Taker',
      ],
      sentences: [
        new RegExp(String.raw`${certifiedPattern} ${personPattern}`, 'u'),
        new RegExp(String.raw`\b(?:awarded to|conferred (?:up)?on) ${personPattern}`, 'u'),
      ],
    },
    institutionName: {
      needsColon: true,
      labels: [
        '(Institution|Institute|University|College|School|Board|Examination Body|Awarding Body|Examining Body) [Name]',
        'Name of [the] (Institution|Institute|University|College|School|Board)',
        'Awarded by',
        'Studied at',
        'Conferred by',
      ],
      about: {
        of: /\b(?:institut\w+|university|college|school|board|academy|awarding body|conducted by)\b/,
        not: /\b(?:code|leaving|centre|number|no|date|registration|roll)\b/,
        isBody: true,
      },
      as: 'organisation',
      not: [/\bcent(?:re|er)\b.*\d/i],
    },
    qualification: {
      about: {
        of: /\b(?:qualification|degree|programme|program|course|award|examination|stream|diploma|discipline|study|test|paper)\b/,
        not: new RegExp(
          String.raw`\b(?:date|number|no|roll|held|code|duration|year|month|centre|taker|score|result|` +
            String.raw`name of (?:the )?(?:student|candidate)|mode|medium|status)\b`,
        ),
      },
      labels: [
        '(Programme|Program|Course|Field|Area) of Study',
        'Name of [the] (Award|Qualification|Test)',
        '(Degree|Award|Qualification) (Conferred|Earned|Obtained)',
        '(Exam|Test) Name',
        'Title of [the] (Award|Qualification|Degree)',
        '(Qualification|Degree|Programme|Program|Course|Examination|Class|Award|Module|Test Type|Branch|' +
          'Course of Study) [Name|Title|Awarded|Passed|Type]',
        'Name of [the] (Examination|Degree|Programme|Course)',
        'Degree / Programme',
        'Degree Programme',
      ],
      as: 'text',
      not: [/^\d/],
      sentences: [
        new RegExp(
          String.raw`\b(?:degree of|awarded the|examination for|passed the|completed the|programme:?) ` +
            String.raw`(?<value>${degrees}[A-Za-z().,& -]{0,70}?)(?= (?:degree|examination|programme|held|in the year|with|` +
            String.raw`from|of this|having|during)\b|[.;\n])`,
        ),
      ],
    },
    score: {
      about: {
        of: /\b(?:score|cgpa|gpa|average|percentage|per ?cent|aggregate|overall|band|marks|grade point)\b/,
        not: /\b(?:maximum|max|minimum|out of|range|scale|date|subject|paper|listening|reading|writing|speaking|passing|sheet|statement)\b/,
      },
      labels: [
        '[Cumulative|Overall|Final] (Grade Point Average|Point Average|GPA) [Secured|Obtained|Earned]',
        '(Score|Marks|Percentage|CGPA|GPA|Aggregate|Average) (Secured|Obtained|Earned|Achieved|Awarded)',
        'Total Score',
        'Score Total',
        'Weighted Average',
        'Average [Marks|Score]',
        'Overall',
        '(Aggregate|Final) (Percentage|Marks)',
        '[Overall|Total|Final|Aggregate|Cumulative] [Band] (Score|CGPA|GPA|Percentage|Marks|Grade|Result|' +
          'Band|SGPA|Points|Percentage of Marks)',
        'Overall Band',
        'Overall [Band] Score',
        'CGPA',
        'GPA',
        'Percentage',
        'Aggregate',
        '[Cumulative] Grade Point Average',
        'Marks Obtained',
      ],
      as: 'text',
      read: points,
      not: [/^[A-Z][a-z]+ [a-z]+ [a-z]+/],
      sentences: [
        new RegExp(
          String.raw`\b(?:CGPA|GPA|overall band(?: score)?|overall score|aggregate|percentage)(?: of)?(?: marks)?(?: is|` +
            String.raw` was|:)? (?<value>\d{1,3}(?:\.\d+)?(?: ?(?:%|\/ ?\d{1,3}(?:\.\d+)?|out of \d+))?)`,
          'i',
        ),
        new RegExp(
          String.raw`\b(?:with|secured|securing|obtained|obtaining)(?: an?)?(?: overall|` +
            String.raw` aggregate)?(?: of)? (?<value>\d{1,3}(?:\.\d+)?(?: ?%| ?per ?cent| CGPA))`,
          'i',
        ),
      ],
    },
    issueDate: {
      labels: [
        '(Date|Dt) of (Issue|Issuance|Declaration|Result|Test|Examination|Award|Report|Declaration of Result)',
        '(Issue|Issued|Result|Test|Exam|Report|Award|Test Report) (Date|On)',
        'Dated',
        'Date',
        'Declared On',
        'Result Declared On',
        'Date (Awarded|Conferred|Declared)',
        '(Awarded|Conferred) On',
      ],
      sentences: [
        new RegExp(String.raw`\b(?:issued|given|dated|awarded)(?: on)?(?: this)?(?: the)? ${dayPattern}`, 'i'),
      ],
    },
  },
  stops: [
    'Roll (No|Number)',
    'Registration (No|Number)',
    'Enrolment (No|Number)',
    "Father's Name",
    "Mother's Name",
    'Date of Birth',
    'Semester',
    'Subject',
    'Credits',
    'Grade',
    'Listening',
    'Reading',
    'Writing',
    'Speaking',
    'Controller of Examinations',
    'Registrar',
    'Centre (No|Number)',
    'Candidate (No|Number|ID)',
    'Test Centre',
    'First Language',
    'Passport No',
    'CEFR Level',
    'Year of Passing',
    'Session',
    'Nationality',
    'Sex',
  ],
  after({ lines, flow }, candidates) {
    const top = findHeading(
      lines,
      (line) =>
        /\b(?:university|vishwavidyalaya|vidyapeeth|institute|college|school|board|academy|council|polytechnic)\b/i.test(
          line,
        ) && !/transcript|mark ?sheet|statement|certificate|controller/i.test(line),
    );
    if (top)
      addCandidate(candidates, 'institutionName', top, {
        value: normaliseOrganisation(top.text),
        by: 'heading',
        strength: 0.7,
      });
    const exam = new RegExp(
      String.raw`${tests.source}(?:\s+(?:Academic|General Training|iBT|General Test|Indicator))?`,
    ).exec(flow.text);
    if (exam && candidates.qualification!.length === 0)
      addCandidate(
        candidates,
        'qualification',
        { text: exam[0], ...flow.wordsBetween(exam.index, exam.index + exam[0].length) },
        { value: exam[0].replaceAll(/\s+/g, ' '), by: 'pattern', strength: 0.6 },
      );
    const test = top ? null : tests.exec(flow.text);
    if (test)
      addCandidate(
        candidates,
        'institutionName',
        { text: test[0], ...flow.wordsBetween(test.index, test.index + test[0].length) },
        { value: test[0], by: 'pattern', strength: 0.6 },
      );
  },
});
