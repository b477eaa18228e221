import { html } from '../../../html.ts';
import type { Random } from '../../../random.ts';
import { daysLater } from '../../facts/days.ts';
import { institutions } from '../../facts/issuers.ts';
import { pairRows, scrawl, stamp, sheet, style } from '../../printing/markup.ts';
import type {
  DocumentFacts,
  DocumentSpecimenKind,
  DocumentLayout,
  Person,
} from '../../document-specimen-kind.types.ts';
import { titleOf } from '../../facts/person.ts';
import { spacedPhone, workplaceOf, type Workplace } from '../../facts/workplace.ts';

export interface StudentFacts extends DocumentFacts {
  readonly person: Person;
  readonly workplace: Workplace; // the institution's seat
  readonly year: string;
  readonly issued: string;
  readonly bloodGroup: string;
}

function factsOf(random: Random, person: Person): StudentFacts {
  const name = random.pick(institutions);
  const workplace = workplaceOf(name);
  return {
    person,
    workplace,
    year: random.pick(['First', 'Second', 'Third', 'Final']),
    issued: daysLater('2026-07-15', random.whole(0, 110)),
    bloodGroup: random.pick(['A+', 'B+', 'O+', 'AB-']),
    values: {
      studentName: person.fullName,
      institutionName: name,
      institutionAddress: workplace.address.join(', '),
      institutionPhone: workplace.phone,
      courseName: random.pick([
        'B.Tech. Computer Science',
        'M.B.A.',
        'B.Sc. Nursing',
        'B.Com. (Honours)',
        'B.Arch.',
        'M.A. Economics',
        'Diploma in Mechanical Engineering',
      ]),
      enrolmentNumber: random.pick([
        `${random.digits(2)}${random.letters(3)}${random.digits(4)}`,
        random.digits(10),
        `${random.letters(2)}/2024/${random.digits(4)}`,
      ]),
      validUntil: random.pick(['2027-05-31', '2027-06-30', '2028-05-31']),
    },
  };
}

const bonafide: DocumentLayout<StudentFacts> = {
  name: 'bonafide',
  draw(facts, { f, date, random }) {
    const { values: v, person, workplace } = facts;
    const day = random.pick(['dd/mm/yyyy', 'd Month yyyy', 'dth Month yyyy'] as const);
    const relation = `${person.sex === 'M' ? 'S/o' : 'D/o'} ${person.fatherName}`;
    const course = f('courseName', v.courseName!);
    const number = f('enrolmentNumber', v.enrolmentNumber!);
    const name = f('studentName', `${titleOf(person)}. ${person.fullName}`);
    const sentence = random.pick([
      html(
        `This is to certify that ${name}, ${relation}, bearing enrolment no. ${number}, `,
        `is a bonafide student of this institute studying in the ${facts.year} year of ${course} during the `,
        'academic year 2026-27.',
      ),
      html(
        `Certified that ${name} (${relation}) is a regular student of ${course}, ${facts.year} year. `,
        `The roll / enrolment number is ${number}.`,
      ),
    ]);
    return (
      style(
        ".sb { font: 11.4pt/1.7 'Noto Serif', serif; padding: 18mm 22mm }",
        ' .sb .head { text-align: center; border-bottom: 2px solid #7a1212; padding-bottom: 3mm }',
        ' .sb .head b { font-size: 16pt; color: #7a1212 }',
      ) +
      sheet(
        html(
          `<div class="head"><b>${f('institutionName', v.institutionName!)}</b><br>`,
          `<small>${f('institutionAddress', workplace.address.join(', '))}`,
          `<br>${random.pick(['Phone', 'Tel', 'Ph.'])}: `,
          `${f('institutionPhone', spacedPhone(v.institutionPhone!))} `,
          `· ${workplace.website}</small>`,
          '</div>\n',
          '         ',
          `<p>No. ${random.digits(3)}/2026<span style="float:right">Date: ${date(facts.issued, day)}</span></p>`,
          '<p style="text-align:center">',
          '<u>',
          '<b>',
          random.pick(['BONAFIDE CERTIFICATE', 'STUDENT BONAFIDE CERTIFICATE', 'TO WHOM IT MAY CONCERN']),
          '</b>',
          '</u></p>',
          `<p>${sentence}</p>\n`,
          '        ',
          ' ',
          random.chance(0.5)
            ? `<p>This certificate is valid up to ${f('validUntil', date(v.validUntil!, day))}.</p>`
            : '',
          '<p>To the best of our knowledge the student bears a good moral character.</p>',
          '<div style="display:flex;justify-content:space-between;margin-top:12mm">',
          stamp(random, 'OFFICE OF THE<br>PRINCIPAL'),
          `<div>${scrawl(random)}Principal</div></div>`,
        ),
        'sb',
      )
    );
  },
};

const card: DocumentLayout<StudentFacts> = {
  name: 'card',
  draw(facts, { f, date, random }) {
    const { values: v, person, workplace } = facts;
    const day = random.pick(['dd/mm/yyyy', 'dd-Mmm-yyyy'] as const);
    return (
      style(
        '.sd .card { width: 150mm; border: 1px solid #333; border-radius: 4mm; overflow: hidden; margin: ',
        "20mm auto 0; font: 10.4pt/1.4 'Noto Sans', sans-serif }",
        ' .sd .top { background: #0d3b66; color: #fff; padding: 3mm; text-align: center }',
        ' .sd .mid { display: flex; gap: 6mm; padding: 5mm }',
        ' .sd .photo { width: 30mm; height: 38mm; background: linear-gradient(#cfd8e3, #9fb0c3); border: ',
        '1px solid #666 }',
        ' .sd .pairs td { padding: .8mm 1.5mm; vertical-align: top }',
        ' .sd .foot { background: #f4d35e; padding: 2mm 4mm; font-size: 8.6pt; text-align: center }',
      ) +
      sheet(
        html(
          '<div class="card">',
          `<div class="top"><b>${f('institutionName', v.institutionName!)}</b><br>`,
          'STUDENT IDENTITY CARD / छात्र पहचान पत्र</div>',
          '<div class="mid">',
          '<div class="photo"></div>',
          pairRows([
            ['Name', f('studentName', person.fullName.toUpperCase())],
            [random.pick(['Course', 'Programme', 'Class']), f('courseName', v.courseName!)],
            [
              random.pick(['Enrolment No.', 'Roll No.', 'Student ID', 'Reg. No.']),
              f('enrolmentNumber', v.enrolmentNumber!),
            ],
            ['Date of Birth', date(person.dateOfBirth, day)],
            ['Blood Group', facts.bloodGroup],
            [random.pick(['Valid till', 'Valid up to', 'Validity']), f('validUntil', date(v.validUntil!, day))],
          ]),
          '</div>',
          `<div class="foot">${f('institutionAddress', workplace.address.join(', '))} · `,
          `Ph ${f('institutionPhone', v.institutionPhone!)}</div>`,
          '</div>',
        ),
        'sd',
      )
    );
  },
};

export const studentDocument: DocumentSpecimenKind<StudentFacts> = {
  category: 'Proof of Employment',
  kind: 'Student ID or bonafide certificate',
  facts: factsOf,
  layouts: [bonafide, card],
};
