import { portrait } from '../drawing/marks.ts';
import { chanceOf } from '../chance.ts';
import type { Kind } from '../facts/facts.types.ts';
import { courses, foreignUniversities, universities } from '../facts/issuers.ts';
import { dayAfter } from '../facts/printed.ts';
import { dateAround } from '../facts/traveller.ts';
import { closing, wordsFor } from './closing.ts';

export const admission: Kind = {
  category: 'Letter',
  kind: 'Admission or offer letter',
  factsOf(traveller, chance) {
    const school = chance.among(foreignUniversities);
    const fee = chance.whole(12, 28) * 1000;
    return {
      facts: {
        institutionName: school.name,
        institutionAddress: school.address,
        studentName: traveller.name.full,
        courseName: chance.among(courses),
        courseStartDate: `2027-09-${chance.whole(10, 28)}`,
        courseEndDate: `2029-07-${chance.whole(10, 28)}`,
        enrolmentReference: `${chance.capitals(2)}${chance.figures(8)}`,
        tuitionFee: String(fee),
        feePaid: String(fee / 4),
        currency: school.currency,
        _date: dayAfter(traveller.trip.from, -90),
        _born: traveller.born,
        ...wordsFor(traveller),
      },
    };
  },
  layouts: [
    {
      name: 'offer-prose',
      style: { font: 'notoSerif', size: 10, dates: 'long' },
      draw(s) {
        s.head('{institutionName}', { size: 17, isBold: true }).head('{institutionAddress}', { after: 12 }).rule();
        s.p('{_date}').p('Reference {enrolmentReference}', { as: 'header' }).p('Dear {_mr} {studentName},');
        s.p(
          'I am delighted to offer you a place on the {courseName}. Teaching begins on {courseStartDate} and the ' +
            'programme concludes on {courseEndDate}. The tuition fee for the first year amounts to {currency} ' +
            '{tuitionFee|westernWhole}; we acknowledge receipt of your deposit of {currency} {feePaid|westernWhole}.',
          { leading: 17 },
        );
        closing(s, ['Director of Admissions']);
      },
    },
    {
      name: 'acceptance-cells',
      style: { font: 'arial', size: 9.5, dates: 'iso', ink: '0d47a1', format: 'letter' },
      draw(s) {
        s.title('LETTER OF ACCEPTANCE').cells(
          [
            [
              ['1. Full name of student', '{studentName}', 2],
              ['2. Date of birth', '{_born}', 1],
            ],
            [
              ['3. Student ID number', '{enrolmentReference}', 1],
              ['4. Name of institution', '{institutionName}', 2],
            ],
            [['5. Address of institution', '{institutionAddress}']],
            [
              ['6. Program of study', '{courseName}', 2],
              ['7. Level', 'Year 1', 1],
            ],
            [
              ['8. Start date', '{courseStartDate}'],
              ['9. Expected completion', '{courseEndDate}'],
            ],
            [
              ['10. Tuition (first year)', '{currency} {tuitionFee|western}'],
              ['11. Fees prepaid', '{currency} {feePaid|western}'],
            ],
          ],
          { h: 32 },
        );
      },
    },
    {
      name: 'admission-key-values',
      style: { font: 'dejavuCondensed', size: 10, dates: 'dot', ink: '880e4f' },
      draw(s) {
        s.band('{institutionName}', '880e4f')
          .p('{institutionAddress}', { size: 8, as: 'header' })
          .title('Notification of admission', { align: 'left' });
        s.kv(
          [
            ['Applicant', '{studentName}'],
            ['Admission number', '{enrolmentReference}'],
            ['Degree programme', '{courseName}'],
            ['Begin', '{courseStartDate}'],
            ['End', '{courseEndDate}'],
            ['Annual tuition', '{tuitionFee|westernWhole} {currency}'],
            ['Already paid', '{feePaid|westernWhole} {currency}'],
          ],
          { labelW: 140 },
        );
        closing(s, ['Student Office'], { seal: 'STUDENT OFFICE * ADMISSIONS *' });
      },
    },
  ],
};

export const student: Kind = {
  category: 'Proof of Employment',
  kind: 'Student ID or bonafide certificate',
  factsOf(traveller, chance) {
    const school = chance.among(universities);
    return {
      facts: {
        studentName: traveller.name.full,
        institutionName: school.name,
        institutionAddress: school.address,
        institutionPhone: school.dial,
        courseName: chance.among(courses),
        enrolmentNumber: `${chance.figures(2)}${chance.capitals(2)}${chance.figures(4)}`,
        validUntil: '2028-06-30',
        _father: traveller.father.full,
        _date: dayAfter(traveller.trip.from, -30),
        ...wordsFor(traveller),
      },
    };
  },
  layouts: [
    {
      name: 'bonafide-prose',
      style: { font: 'times', size: 12, dates: 'dash' },
      draw(s) {
        s.head('{institutionName|upper}', { size: 16, isBold: true, align: 'center' })
          .head('{institutionAddress}', { align: 'center' })
          .head('Ph: {institutionPhone}', { align: 'center', after: 14 })
          .rule()
          .title('BONAFIDE CERTIFICATE');
        s.p(
          'This is to certify that {_mr} {studentName}, {_so} {_father}, Roll No. {enrolmentNumber}, is a bonafide ' +
            'student of this institute, studying in {courseName}. {_His} conduct is good. The certificate is valid ' +
            'until {validUntil}.',
          { leading: 22 },
        );
        closing(s, ['Principal'], { seal: 'PRINCIPAL * COLLEGE *', isRight: true });
      },
    },
    {
      name: 'identity-card',
      style: { font: 'arial', size: 9, format: 'card', dates: 'mon', ink: '1a237e' },
      draw(s) {
        s.paint({ x: 0, y: 0, w: 340, h: 38 }, '1a237e').at(12, 7, '{institutionName}', {
          size: 13,
          isBold: true,
          ink: 'ffffff',
        });
        portrait(s, 14, 52, 74, 92, chanceOf('card', s.value('studentName')));
        s.y = 52;
        s.kv(
          [
            ['Name', '{studentName}'],
            ['Course', '{courseName}'],
            ['Enrol. No', '{enrolmentNumber}'],
            ['Valid till', '{validUntil}'],
            ['Phone', '{institutionPhone}'],
          ],
          { x: 100, w: 230, labelW: 58 },
        );
        s.at(14, 190, '{institutionAddress}', { size: 7.5 });
      },
    },
    {
      name: 'enrolment-statement',
      style: { font: 'notoSans', size: 10, dates: 'long', ink: '33691e' },
      draw(s) {
        s.head('{institutionName}', { size: 14, isBold: true })
          .p('{institutionAddress}, {institutionPhone}', { size: 8.5, as: 'header' })
          .rule()
          .title('Enrolment statement', { align: 'left' });
        s.kv(
          [
            ['Student', '{studentName}'],
            ['Enrolment number', '{enrolmentNumber}'],
            ['Programme', '{courseName}'],
            ['Enrolled until', '{validUntil}'],
          ],
          { isRuled: true, sep: '', labelW: 130 },
        );
        closing(s, ['Registrar']);
      },
    },
  ],
};

export const transcript: Kind = {
  category: 'Other',
  kind: 'Academic transcript or test score',
  factsOf(traveller, chance) {
    const marks = Array.from({ length: 5 }, () => chance.whole(55, 95));
    const total = marks.reduce((sum, each) => sum + each, 0);
    const subjects = ['Thermodynamics', 'Linear Algebra', 'Signals and Systems', 'Economics', 'Technical Writing'];
    return {
      facts: {
        name: traveller.name.full,
        institutionName: chance.among(universities).name,
        qualification: chance.among(courses),
        score: String(total),
        issueDate: dateAround(chance, 2019, 2025),
        _father: traveller.father.full,
        _roll: chance.figures(8),
      },
      also: { score: [`${total}/500`, `${total} / 500`, `${total} out of 500`] },
      rows: subjects.map((subject, at) => [subject, '100', String(marks[at])]),
    };
  },
  layouts: [
    {
      name: 'marks-table',
      style: { font: 'times', size: 10.5, dates: 'slash' },
      draw(s) {
        s.title('{institutionName|upper}')
          .p('STATEMENT OF MARKS', { align: 'center', as: 'header' })
          .p('{qualification}', { align: 'center', isBold: true, as: 'header' });
        s.kv(
          [
            ['Name of candidate', '{name|upper}'],
            ["Father's name", '{_father|upper}'],
            ['Seat number', '{_roll}'],
          ],
          { labelW: 120 },
        );
        s.table(['Subject', 'Maximum', 'Obtained'], [...s.rows, ['Grand total', '500', '{score}']], {
          shares: [3, 1, 1],
          right: [1, 2],
        });
        s.p('Date: {issueDate}', { as: 'key-value' });
        closing(s, ['Controller of Examinations'], { seal: 'EXAMINATIONS * UNIVERSITY *', isRight: true });
      },
    },
    {
      name: 'score-report-cells',
      style: { font: 'arial', size: 10, dates: 'mon', ink: '004d40' },
      draw(s) {
        s.band('Score report', '004d40').cells(
          [
            [
              ['Candidate', '{name}', 2],
              ['Registration', '{_roll}', 1],
            ],
            [
              ['Institution', '{institutionName}', 2],
              ['Date of issue', '{issueDate}', 1],
            ],
            [
              ['Programme', '{qualification}', 2],
              ['Total score', '{score}', 1],
            ],
          ],
          { shade: 'e0f0ee' },
        );
        s.table(['Paper', 'Out of', 'Score'], s.rows, { shares: [3, 1, 1], right: [1, 2], lines: 'rows' });
      },
    },
    {
      name: 'degree-prose',
      style: { font: 'timesItalic', size: 13, dates: 'long', ink: '5d4037' },
      draw(s) {
        s.box(24, 24, 547, 794, '5d4037', 3)
          .gap(60)
          .head('{institutionName}', { size: 24, align: 'center', after: 30 });
        s.p(
          'This is to certify that {name}, having completed the course of study and secured {score} out of 500 ' +
            'marks, has been admitted to the degree of {qualification} at the convocation held on {issueDate}.',
          { align: 'center', leading: 28 },
        );
        closing(s, ['Vice-Chancellor'], { seal: 'UNIVERSITY * CONVOCATION *', isRight: true });
      },
    },
  ],
};
