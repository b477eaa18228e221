import { addCandidate } from '../../add-candidate.ts';
import { heading } from '../../headings.ts';
import { organisation } from '../../normalise/name.ts';
import { readByRules } from '../../rules.ts';
import { certified, day, person } from '../certificates/names.ts';

const degrees = String.raw`(?:Bachelor|Master|Doctor|Diploma|Post ?Graduate Diploma|Senior Secondary|Higher Secondary|Secondary School|All India (?:Senior )?(?:Secondary|School)|B\.? ?(?:A|Sc|Com|Tech|E|B\.?A|C\.?A|Ed|Arch|Pharm)|M\.? ?(?:A|Sc|Com|Tech|E|B\.?A|C\.?A|Phil)|Ph\.? ?D)`;
const tests =
  /\b(?:IELTS|TOEFL(?: iBT)?|PTE(?: Academic)?|GRE|GMAT|SAT|Duolingo English Test|OET|International English Language Testing System)\b/;

export const academic = readByRules({
  kind: 'Academic transcript or test score',
  fields: {
    name: { labels: ["[Full] Name [of [the|] (Student|Candidate|Test Taker|Examinee|Scholar)]", 'Name of [the] (Student|Candidate|Test Taker|Examinee|Scholar)', "(Student|Student's|Candidate|Candidate's|Test Taker) Name", 'Candidate', 'Student', 'Test Taker'], sentences: [new RegExp(String.raw`${certified} ${person}`, 'u'), new RegExp(String.raw`\b(?:awarded to|conferred (?:up)?on) ${person}`, 'u')] },
    institutionName: { needsColon: true, labels: ['(Institution|Institute|University|College|School|Board|Examination Body|Awarding Body|Examining Body) [Name]', 'Name of [the] (Institution|Institute|University|College|School|Board)'], as: 'organisation', not: [/\bcent(?:re|er)\b.*\d/i] },
    qualification: { labels: ['(Qualification|Degree|Programme|Program|Course|Examination|Class|Award|Module|Test Type|Branch|Course of Study) [Name|Title|Awarded|Passed|Type]', 'Name of [the] (Examination|Degree|Programme|Course)', 'Degree / Programme', 'Degree Programme'], as: 'text', sentences: [new RegExp(String.raw`\b(?:degree of|awarded the|examination for|passed the|completed the|programme:?) (?<value>${degrees}[A-Za-z().,& -]{0,70}?)(?= (?:degree|examination|programme|held|in the year|with|from|of this|having|during)\b|[.;\n])`)] },
    score: { labels: ['[Overall|Total|Final|Aggregate|Cumulative] [Band] (Score|CGPA|GPA|Percentage|Marks|Grade|Result|Band|SGPA|Points|Percentage of Marks)', 'Overall Band', 'Overall [Band] Score', 'CGPA', 'GPA', 'Percentage', 'Aggregate', '[Cumulative] Grade Point Average', 'Marks Obtained'], as: 'text', not: [/^[A-Z][a-z]+ [a-z]+ [a-z]+/], sentences: [/\b(?:CGPA|GPA|overall band(?: score)?|overall score|aggregate|percentage)(?: of)?(?: marks)?(?: is| was|:)? (?<value>\d{1,3}(?:\.\d+)?(?: ?(?:%|\/ ?\d{1,3}(?:\.\d+)?|out of \d+))?)/i, /\b(?:with|secured|securing|obtained|obtaining)(?: an?)?(?: overall| aggregate)?(?: of)? (?<value>\d{1,3}(?:\.\d+)?(?: ?%| ?per ?cent| CGPA))/i] },
    issueDate: { labels: ['(Date|Dt) of (Issue|Issuance|Declaration|Result|Test|Examination|Award|Report|Declaration of Result)', '(Issue|Issued|Result|Test|Exam|Report|Award|Test Report) (Date|On)', 'Dated', 'Date', 'Declared On', 'Result Declared On', 'Date (Awarded|Conferred|Declared)', '(Awarded|Conferred) On'], sentences: [new RegExp(String.raw`\b(?:issued|given|dated|awarded)(?: on)?(?: this)?(?: the)? ${day}`, 'i')] },
  },
  stops: ['Roll (No|Number)', 'Registration (No|Number)', 'Enrolment (No|Number)', "Father's Name", "Mother's Name", 'Date of Birth', 'Semester', 'Subject', 'Credits', 'Grade', 'Listening', 'Reading', 'Writing', 'Speaking', 'Controller of Examinations', 'Registrar', 'Centre (No|Number)', 'Candidate (No|Number|ID)', 'Test Centre', 'First Language', 'Passport No', 'CEFR Level', 'Year of Passing', 'Session', 'Nationality', 'Sex'],
  after({ lines, flow }, candidates) {
    const top = heading(lines, (text) => /\b(?:university|vishwavidyalaya|vidyapeeth|institute|college|school|board|academy|council|polytechnic)\b/i.test(text) && !/transcript|mark ?sheet|statement|certificate|controller/i.test(text));
    if (top) addCandidate(candidates, 'institutionName', top, { value: organisation(top.text), by: 'heading', strength: 0.7 });
    const test = top ? null : tests.exec(flow.text);
    if (test) addCandidate(candidates, 'institutionName', { text: test[0], ...flow.wordsBetween(test.index, test.index + test[0].length) }, { value: test[0], by: 'pattern', strength: 0.6 });
  },
}); // prettier-ignore
