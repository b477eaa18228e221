import { html } from '../../../html.ts';
import type { Random } from '../../../random.ts';
import { daysLater, monthsLater } from '../../facts/days.ts';
import { pairRows, scrawl, sheet, style } from '../../printing/markup.ts';
import type {
  DocumentFacts,
  DocumentSpecimenKind,
  DocumentLayout,
  Person,
} from '../../document-specimen-kind.types.ts';
import { addressLines, titleOf } from '../../facts/person.ts';
import { schoolOf, type School } from '../../facts/school.ts';

export interface AdmissionFacts extends DocumentFacts {
  readonly person: Person;
  readonly school: School;
  readonly address: readonly string[]; // the student's
  readonly tuition: number;
  readonly paid: number;
  readonly issued: string;
  readonly studentId: string;
  readonly registrar: string;
}

function factsOf(random: Random, person: Person): AdmissionFacts {
  const school = schoolOf(person);
  const start = random.pick(['2027-01-11', '2027-02-01', '2027-09-06', '2027-09-20', '2027-10-01']);
  const end = daysLater(monthsLater(start, random.pick([12, 18, 24, 36])), -random.whole(3, 20));
  const tuition = random.whole(90, 420) * 100;
  const paid = random.pick([2000, 3500, 5000, tuition / 2]);
  const reference = {
    CAS: `E4G${random.digits(1)}${random.letters(2)}${random.digits(2)}${random.letters(1)}${random.digits(5)}`,
    CoE: `${random.digits(6)}${random.letters(2)}`.toUpperCase(),
    LOA: `LOA-${random.digits(8)}`,
    IPA: `IPA${random.digits(9)}`,
    Admission: `ZUL-${random.digits(6)}`,
    Offer: `OF${random.digits(8)}`,
  }[school.reference]!;
  return {
    person,
    school,
    address: addressLines(person),
    tuition,
    paid,
    issued: daysLater('2026-07-01', random.whole(0, 120)),
    studentId: random.digits(8),
    registrar: random.pick(['Dr Helen Marsh', 'P. Lindqvist', 'Prof. Anja Keller', 'Marcus Tan']),
    values: {
      institutionName: school.name,
      institutionAddress: school.address.join(', '),
      studentName: person.fullName,
      courseName: school.course,
      courseStartDate: start,
      courseEndDate: end,
      enrolmentReference: reference,
      tuitionFee: String(tuition),
      feePaid: String(paid),
      currency: school.currency,
    },
  };
}

const referenceWords: Readonly<Record<string, string>> = {
  CAS: 'CAS number',
  CoE: 'Confirmation of Enrolment (CoE) code',
  LOA: 'Letter of Acceptance number',
  IPA: 'IPA reference',
  Admission: 'Admission number',
  Offer: 'Offer reference',
};

const offer: DocumentLayout<AdmissionFacts> = {
  name: 'offer',
  draw(facts, { f, date, random, amount }) {
    const { values: v, person, school } = facts;
    const day = random.pick(['d Month yyyy', 'dth Month yyyy', 'Month d, yyyy'] as const);
    const money = (value: number) => amount(value, 'western');
    const opening = random.pick([
      'I am delighted to offer you a place on',
      'We are pleased to confirm your admission to',
      'Congratulations. You have been accepted to',
    ]);
    return (
      style(
        `.ao { font: 10.8pt/1.5 'Noto Serif', serif; padding: 18mm 22mm } .ao h1 { margin: 0; font-size: 17pt; color: #3b1f63 }`,
      ) +
      sheet(
        html(
          `<h1>${f('institutionName', v.institutionName!)}</h1>`,
          `<div>${f('institutionAddress', school.address.join(', '))}</div><hr>`,
          `<p>${date(facts.issued, day)}<span style="float:right">${referenceWords[school.reference]}: `,
          `<b>${f('enrolmentReference', v.enrolmentReference!)}</b></span></p>\n`,
          `         <p>${person.fullName}<br>${facts.address.join('<br>')}</p>`,
          '<p>',
          `<b>${random.pick(['Letter of Acceptance', 'Unconditional offer of admission', 'Offer letter'])}</b>`,
          '</p>',
          `<p>Dear ${f('studentName', person.fullName)},</p>\n`,
          '         ',
          `<p>${opening} <b>${f('courseName', v.courseName!)}</b>`,
          ` at ${v.institutionName}. `,
          `Your programme begins on ${f('courseStartDate', date(v.courseStartDate!, day))} and is expected to `,
          `end on ${f('courseEndDate', date(v.courseEndDate!, day))}.</p>`,
          '\n',
          '         ',
          '<p>The tuition fee for the first year ',
          `is ${f('currency', v.currency!)} ${f('tuitionFee', money(facts.tuition))}. `,
          `We have received a payment of ${v.currency} ${f('feePaid', money(facts.paid))} towards it.</p>`,
          '<p>Please bring this letter when you apply for your visa.</p>',
          `<p>Yours sincerely,</p>${scrawl(random)}<p>${facts.registrar}<br>Registrar</p>`,
        ),
        'ao',
      )
    );
  },
};

const statement: DocumentLayout<AdmissionFacts> = {
  name: 'statement',
  draw(facts, { f, date, random, amount }) {
    const { values: v, person, school } = facts;
    const day = random.pick(['dd/mm/yyyy', 'dd Mmm yyyy', 'yyyy-mm-dd'] as const);
    const cell = { name: 'pairs', between: '' };
    return (
      style(
        ".as { font: 9.6pt/1.35 'Noto Sans', sans-serif }",
        ' .as h2 { background: #0f4c4c; color: #fff; font-size: 10.5pt; padding: 1.6mm 3mm; margin: ',
        '4mm 0 1mm }',
        ' .as .pairs { width: 100% } .as .pairs td { border: .5px solid #aaa; padding: 1.5mm 2.5mm }',
        ' .as .pairs td:nth-child(2) { display: none } .as .label { width: 65mm; background: #f1f5f5 }',
      ) +
      sheet(
        html(
          '<b style="font-size:14pt">',
          random.pick([
            'CONFIRMATION OF ENROLMENT',
            'CONFIRMATION OF ACCEPTANCE FOR STUDIES',
            'STATEMENT OF ADMISSION',
          ]),
          '</b>',
          `<p>${referenceWords[school.reference]}: ${f('enrolmentReference', v.enrolmentReference!)} &nbsp; `,
          `Issued: ${date(facts.issued, day)}</p>`,
          '\n',
          '         ',
          '<h2>Provider</h2>',
          pairRows(
            [
              [
                random.pick(['Institution', 'Education provider', 'University']),
                f('institutionName', v.institutionName!),
              ],
              ['Address', f('institutionAddress', school.address.join('\n'))],
            ],
            cell,
          ),
          '\n',
          '         ',
          '<h2>Student</h2>',
          pairRows(
            [
              [
                random.pick(['Student name', 'Full name', 'Name of student']),
                f('studentName', `${titleOf(person)} ${person.fullName}`),
              ],
              ['Date of birth', date(person.dateOfBirth, day)],
              ['Student ID', facts.studentId],
              ['Nationality', 'Indian'],
            ],
            cell,
          ),
          '\n',
          '         ',
          '<h2>Course</h2>',
          pairRows(
            [
              [random.pick(['Course title', 'Programme', 'Course']), f('courseName', v.courseName!)],
              [
                random.pick(['Course start date', 'Commencement', 'Start date']),
                f('courseStartDate', date(v.courseStartDate!, day)),
              ],
              [
                random.pick(['Course end date', 'Expected completion', 'End date']),
                f('courseEndDate', date(v.courseEndDate!, day)),
              ],
            ],
            cell,
          ),
          '\n',
          '         ',
          '<h2>Fees</h2>',
          pairRows(
            [
              ['Currency', f('currency', v.currency!)],
              [
                random.pick(['Total tuition fee', 'Tuition fee (first year)', 'Course fees']),
                f('tuitionFee', amount(facts.tuition, 'western')),
              ],
              [
                random.pick(['Fees paid to date', 'Deposit paid', 'Amount paid']),
                f('feePaid', amount(facts.paid, 'western')),
              ],
            ],
            cell,
          ),
        ),
        'as',
      )
    );
  },
};

export const admissionLetter: DocumentSpecimenKind<AdmissionFacts> = {
  category: 'Letter',
  kind: 'Admission or offer letter',
  facts: factsOf,
  layouts: [offer, statement],
};
