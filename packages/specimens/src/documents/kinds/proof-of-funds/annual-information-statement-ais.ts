import type { Random } from '../../../random.ts';
import { html } from '../../../html.ts';
import { addressLines } from '../../facts/person.ts';
import { workplaceOf } from '../../facts/workplace.ts';
import { pairCells, pairRows, sheet, style, table } from '../../printing/markup.ts';
import type {
  DocumentFacts,
  DocumentLayout,
  DocumentSpecimenKind,
  Person,
} from '../../document-specimen-kind.types.ts';

interface InformationStatementFacts extends DocumentFacts {
  readonly financialYear: string;
  readonly person: Person;
  readonly tan: string;
  readonly salary: number;
  readonly interest: number;
  readonly dividend: number;
}

function factsOf(random: Random, person: Person): InformationStatementFacts {
  const year = random.pick([2023, 2024, 2025]);
  const [salary, interest] = [random.whole(48, 260) * 10_000, random.whole(3, 120) * 500];
  return {
    financialYear: `${year}-${String(year + 1).slice(2)}`,
    person,
    tan: workplaceOf(person.employer).tan,
    salary,
    interest,
    dividend: random.whole(1, 40) * 125,
    values: {
      name: person.fullName.toUpperCase(),
      panNumber: person.pan,
      dateOfBirth: person.dateOfBirth,
      assessmentYear: `${year + 1}-${String(year + 2).slice(2)}`,
      address: addressLines(person).join(', ').toUpperCase(),
      salaryReported: String(salary),
      interestReported: String(interest),
    },
  };
}

const portal: DocumentLayout<InformationStatementFacts> = {
  name: 'portal',
  draw(facts, { f, amount, date }) {
    const { values: v, person } = facts;
    const money = (value: number) => amount(value, 'whole');
    return (
      style(
        ".ai { font: 8.4pt/1.35 'DejaVu Sans', sans-serif } .ai h1 { text-align: center; font-size: 13pt; margin: 0 0 3mm }",
        ' .ai table { width: 100%; border-collapse: collapse; margin: 2mm 0 5mm }',
        ' .ai td, .ai th { border: .5px solid #666; padding: 1.2mm 1.6mm; text-align: left; vertical-align: top }',
      ) +
      sheet(
        html(
          '<h1>Annual Information Statement (AIS)</h1>',
          `<p>Financial Year: ${facts.financialYear} &nbsp; Assessment Year: ${f('assessmentYear', v.assessmentYear!)}</p>`,
          '<b>Part A - General Information</b>',
          table(
            ['Permanent Account Number (PAN)', 'Name of Assessee', 'Date of Birth'],
            [[f('panNumber', v.panNumber!), f('name', v.name!), f('dateOfBirth', date(v.dateOfBirth!, 'dd/mm/yyyy'))]],
          ),
          `<p>Address: ${f('address', v.address!)}</p>`,
          '<b>Part B1 - Information relating to tax deducted or collected at source</b>',
          table(
            ['Sr. No.', 'Information Code', 'Information Description', 'Information Source', 'Count', 'Amount'],
            [
              [
                '1',
                'TDS-192',
                'Salary received (Section 192)',
                `${person.employer.toUpperCase()} (${facts.tan})`,
                '12',
                f('salaryReported', money(facts.salary)),
              ],
            ],
          ),
          '<b>Part B2 - Information relating to specified financial transaction (SFT)</b>',
          table(
            ['Sr. No.', 'Information Code', 'Information Description', 'Information Source', 'Count', 'Amount'],
            [
              [
                '1',
                'SFT-016(SB)',
                'Interest income (SFT-016) - Savings',
                person.bank.toUpperCase(),
                '1',
                f('interestReported', money(facts.interest)),
              ],
              ['2', 'SFT-015', 'Dividend income (SFT-015)', 'REGISTRAR SERVICES', '2', money(facts.dividend)],
            ],
          ),
        ),
        'ai',
      )
    );
  },
};

const summary: DocumentLayout<InformationStatementFacts> = {
  name: 'summary',
  draw(facts, { f, amount, date }) {
    const { values: v } = facts;
    const money = (value: number) => amount(value, 'indian');
    return (
      style(
        ".as { font: 10pt/1.4 'Noto Serif', serif } .as h1 { font-size: 14pt; border-left: 4mm solid #b5651d; padding-left: 3mm }",
        ' .as .label { width: 56mm; color: #444 } .as .t { width: 100% }',
        ' .as .t td, .as .t th { border-bottom: .4px solid #888; padding: 1.4mm; text-align: left }',
      ) +
      sheet(
        html(
          '<h1>Taxpayer Information Summary</h1><p>Annual Information Statement, financial year ',
          `${facts.financialYear}</p>`,
          pairRows([
            ['Name of taxpayer', f('name', v.name!)],
            ['PAN', f('panNumber', v.panNumber!)],
            ['Date of birth', f('dateOfBirth', date(v.dateOfBirth!, 'dd-Mmm-yyyy'))],
            ['Assessment year', f('assessmentYear', v.assessmentYear!)],
          ]),
          table(
            ['Information category', 'Processed by system', 'Accepted by taxpayer'],
            [
              ['Salary', money(facts.salary), f('salaryReported', money(facts.salary))],
              ['Interest from savings bank', money(facts.interest), f('interestReported', money(facts.interest))],
              ['Dividend', money(facts.dividend), money(facts.dividend)],
            ],
            't',
          ),
          '<p>Feedback: information is correct.</p>',
        ),
        'as',
      )
    );
  },
};

const cards: DocumentLayout<InformationStatementFacts> = {
  name: 'cards',
  draw(facts, { f, amount, date }) {
    const { values: v, person } = facts;
    const money = (value: number) => amount(value, 'rupee');
    return (
      style(
        ".ac { font: 9.6pt/1.4 'DejaVu Sans', sans-serif } .ac h1 { font-size: 14pt } .ac .label { font-size: 7.6pt; color: #555 }",
        ' .ac .cells { display: grid; grid-template-columns: 1fr 1fr; gap: 3mm 8mm; margin: 3mm 0 6mm }',
        ' .ac .line { border-bottom: .4px solid #aaa; padding: 2mm 0 } .ac .line b { float: right }',
      ) +
      sheet(
        html(
          '<h1>AIS – Annual Information Statement</h1><small>Income Tax Department</small>',
          pairCells([
            ['Name', f('name', v.name!)],
            ['Permanent Account Number', f('panNumber', v.panNumber!)],
            ['Date of birth', f('dateOfBirth', date(v.dateOfBirth!, 'dd.mm.yyyy'))],
            ['Assessment year', f('assessmentYear', v.assessmentYear!)],
          ]),
          '<b>Information reported by source</b>',
          `<div class="line">Salary received, ${person.employer} <b>${f('salaryReported', money(facts.salary))}</b></div>`,
          `<div class="line">Interest from deposits, ${person.bank} <b>${f('interestReported', money(facts.interest))}</b></div>`,
          `<div class="line">Dividend <b>${money(facts.dividend)}</b></div>`,
          '<p>Information code, information source and count are in the annexure.</p>',
        ),
        'ac',
      )
    );
  },
};

export const annualInformationStatement: DocumentSpecimenKind<InformationStatementFacts> = {
  category: 'Proof of Funds',
  kind: 'Annual information statement (AIS)',
  facts: factsOf,
  layouts: [portal, summary, cards],
};
