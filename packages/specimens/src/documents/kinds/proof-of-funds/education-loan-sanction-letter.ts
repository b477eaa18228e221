import { html } from '../../../html.ts';
import type { Random } from '../../../random.ts';
import { daysLater } from '../../facts/days.ts';
import { pairRows, scrawl, sheet, style, table } from '../../printing/markup.ts';
import type {
  DocumentFacts,
  DocumentSpecimenKind,
  DocumentLayout,
  Person,
} from '../../document-specimen-kind.types.ts';
import { addressLines, titleOf } from '../../facts/person.ts';
import { schoolOf, type School } from '../../facts/school.ts';

export interface EducationLoanFacts extends DocumentFacts {
  readonly person: Person;
  readonly address: readonly string[];
  readonly school: School;
  readonly course: string;
  readonly coApplicant: string;
  readonly amount: number;
  readonly rate: string;
  readonly reference: string;
  readonly branch: string;
  readonly manager: string;
}

function factsOf(random: Random, person: Person): EducationLoanFacts {
  const amount = random.whole(8, 90) * 50_000;
  const school = schoolOf(person);
  return {
    person,
    address: addressLines(person),
    school,
    course: school.course,
    coApplicant: person.fatherName,
    amount,
    rate: random.between(8.4, 12.6).toFixed(2),
    reference: `${random.pick(['EDL', 'ADV/EL', 'CR/EDU'])}/${random.digits(4)}/2026-27`,
    branch: person.address.locality,
    manager: random.pick(['A. K. Bhardwaj', 'Sudha Ramanathan', 'P. V. Nambiar', 'Meghna Kelkar']),
    values: {
      borrowerName: person.fullName,
      bankName: person.bank,
      sanctionAmount: String(amount),
      sanctionDate: daysLater('2026-02-01', random.whole(0, 240)),
      institutionName: school.name,
    },
  };
}

const letter: DocumentLayout<EducationLoanFacts> = {
  name: 'letter',
  draw(facts, { f, date, amount, random }) {
    const { values: v, person, school } = facts;
    const money = f('sanctionAmount', amount(facts.amount, random.pick(['slash', 'rupee', 'inr'] as const)));
    const student = f('borrowerName', `${titleOf(person)}. ${person.fullName}`);
    const sentence = random.pick([
      html(
        `we are pleased to inform you that an education loan of ${money} has been sanctioned to ${student} `,
        `for pursuing ${facts.course} `,
        `at ${f('institutionName', school.name)}, ${school.city}, ${school.country}.`,
      ),
      html(
        `the Bank has sanctioned in favour of ${student} a term loan of ${money} under the Scholar Scheme `,
        `towards ${facts.course} at ${f('institutionName', school.name)}, ${school.city}, ${school.country}.`,
      ),
    ]);
    return (
      style(`.el { font: 11pt/1.5 'Noto Serif', serif; padding: 20mm } .el h1 { margin: 0; font-size: 18pt }`) +
      sheet(
        html(
          `<h1>${f('bankName', v.bankName!)}</h1>${facts.branch} Branch<hr>`,
          `<p>Ref: ${facts.reference}`,
          '<span style="float:right">Date: ',
          f('sanctionDate', date(v.sanctionDate!, random.pick(['dd.mm.yyyy', 'd Month yyyy', 'dd/mm/yyyy'] as const))),
          '</span>',
          '</p>\n',
          `         <p>${person.fullName}<br>${facts.address.join('<br>')}</p>`,
          `<p><b>Sub: Sanction of Education Loan</b></p><p>Dear ${person.sex === 'M' ? 'Sir' : 'Madam'},</p>\n`,
          `         <p>With reference to your application, ${sentence}</p>`,
          `<p>The loan carries interest at ${facts.rate}% per annum and will be repayable in 120 instalments `,
          `after the moratorium. ${facts.coApplicant} stands as co-borrower.</p>`,
          '\n',
          '         ',
          '<p>This letter is issued at the request of the borrower for submission to the visa authorities.</p>',
          `<p>Yours faithfully,</p>${scrawl(random)}<p>${facts.manager}<br>Chief Manager</p>`,
        ),
        'el',
      )
    );
  },
};

const terms: DocumentLayout<EducationLoanFacts> = {
  name: 'terms',
  draw(facts, { f, date, amount, random }) {
    const { values: v, school } = facts;
    const day = date(v.sanctionDate!, random.pick(['dd-Mmm-yyyy', 'dd/mm/yyyy'] as const));
    const quarter = Math.round(facts.amount / 4);
    return (
      style(
        '.et .bar { background: #163a5f; color: #fff; padding: 3mm 5mm; font-size: 15pt }',
        ' .et .pairs { width: 100%; margin: 4mm 0 }',
        ' .et .pairs td { border: .5px solid #888; padding: 1.8mm 2mm }',
        ' .et .pairs td:nth-child(2) { display: none } .et .label { width: 62mm; background: #eef2f6 }',
        ' .et .t { width: 100% } .et .t td, .et .t th { border: .5px solid #888; padding: 1.4mm }',
      ) +
      sheet(
        html(
          `<div class="bar">${f('bankName', v.bankName!)}</div>`,
          '<h3 style="text-align:center">LOAN SANCTION LETTER – EDUCATION LOAN (STUDIES ABROAD)</h3>\n',
          '         ',
          pairRows([
            [random.pick(['Sanction reference', 'Application no.']), facts.reference],
            [random.pick(['Date of sanction', 'Sanction date', 'Sanctioned on']), f('sanctionDate', day)],
            [
              random.pick(['Name of student borrower', 'Borrower', 'Applicant (student)']),
              f('borrowerName', facts.person.fullName.toUpperCase()),
            ],
            ['Co-applicant', facts.coApplicant],
            [
              random.pick(['Institution', 'Name of University', 'College / University']),
              f('institutionName', school.name),
            ],
            ['Course', facts.course],
            [
              random.pick(['Sanctioned limit', 'Loan amount sanctioned', 'Sanction amount']),
              f('sanctionAmount', amount(facts.amount, 'inr')),
            ],
            ['Rate of interest', `${facts.rate}% floating`],
            ['Repayment', '120 EMI after course period + 12 months'],
          ]),
          '<b>Disbursement schedule</b>',
          table(
            ['Head', 'Amount (INR)'],
            [
              ['Tuition fee, year 1', amount(quarter * 2, 'indian')],
              ['Living expenses', amount(quarter, 'indian')],
              ['Travel and insurance', amount(facts.amount - quarter * 3, 'indian')],
            ],
            't',
          ),
          '\n',
          '         ',
          `<p>For ${v.bankName}, ${facts.branch}</p>${scrawl(random)}${facts.manager}, Authorised Officer`,
        ),
        'et',
      )
    );
  },
};

export const educationLoan: DocumentSpecimenKind<EducationLoanFacts> = {
  category: 'Proof of Funds',
  kind: 'Education loan sanction letter',
  facts: factsOf,
  layouts: [letter, terms],
};
