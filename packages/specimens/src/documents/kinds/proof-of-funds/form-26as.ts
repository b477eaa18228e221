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

interface Deductor {
  readonly name: string;
  readonly tan: string;
  readonly section: string;
  readonly paid: number;
  readonly deducted: number;
}

interface TaxStatementFacts extends DocumentFacts {
  readonly financialYear: string;
  readonly deductors: readonly Deductor[];
  readonly paid: number;
  readonly deducted: number;
  readonly days: readonly string[];
}

function factsOf(random: Random, person: Person): TaxStatementFacts {
  const year = random.pick([2023, 2024, 2025]);
  const employer = workplaceOf(person.employer);
  const salary = random.whole(50, 260) * 10_000;
  const interest = random.whole(8, 90) * 1000;
  const deductors = [
    { name: person.employer, tan: employer.tan, section: '192', paid: salary, deducted: Math.round(salary * 0.08) },
    { name: person.bank, tan: workplaceOf(person.bank).tan, section: '194A', paid: interest, deducted: interest / 10 },
  ].slice(0, random.pick([1, 2, 2]));
  const [paid, deducted] = [
    deductors.reduce((sum, each) => sum + each.paid, 0),
    deductors.reduce((sum, each) => sum + each.deducted, 0),
  ];
  return {
    financialYear: `${year}-${String(year + 1).slice(2)}`,
    deductors,
    paid,
    deducted,
    days: ['06', '09', '12'].map((month) => `${year}-${month}-${random.whole(10, 28)}`),
    values: {
      name: person.fullName.toUpperCase(),
      panNumber: person.pan,
      assessmentYear: `${year + 1}-${String(year + 2).slice(2)}`,
      address: addressLines(person).join(', ').toUpperCase(),
      amountCredited: String(paid),
      taxDeducted: String(deducted),
    },
  };
}

// The truth has the sums; where no total is printed, they are printed in the row of the only deductor.
const isPrinted = ({ deductors }: TaxStatementFacts) => deductors.length === 1;

const portal: DocumentLayout<TaxStatementFacts> = {
  name: 'portal',
  draw(facts, { f, amount, date }) {
    const { values: v, deductors } = facts;
    const money = (value: number) => amount(value, 'plain');
    const shown = (field: string, value: number) => (isPrinted(facts) ? f(field, money(value)) : money(value));
    const rows = deductors.map(({ name, tan, paid, deducted }, at) => [
      String(at + 1),
      name.toUpperCase(),
      tan,
      shown('amountCredited', paid),
      shown('taxDeducted', deducted),
      money(deducted),
    ]);
    const total = isPrinted(facts)
      ? []
      : [
          [
            '',
            'Total',
            '',
            f('amountCredited', money(facts.paid)),
            f('taxDeducted', money(facts.deducted)),
            money(facts.deducted),
          ],
        ];
    return (
      style(
        ".ts { font: 8pt/1.3 'DejaVu Sans', sans-serif } .ts h1 { text-align: center; font-size: 13pt; margin: 0 }",
        ' .ts table { width: 100%; border-collapse: collapse; margin: 2mm 0 }',
        ' .ts td, .ts th { border: .5px solid #555; padding: 1mm 1.5mm; text-align: left }',
      ) +
      sheet(
        html(
          '<h1>FORM 26AS</h1><p style="text-align:center">Annual Tax Statement under Section 203AA of the Income Tax Act, 1961</p>',
          table(
            [],
            [
              ['Permanent Account Number (PAN)', f('panNumber', v.panNumber!), 'Current Status of PAN', 'Active'],
              ['Financial Year', facts.financialYear, 'Assessment Year', f('assessmentYear', v.assessmentYear!)],
            ],
          ),
          `<p>Name of Assessee: ${f('name', v.name!)}</p>`,
          `<p>Address of Assessee: ${f('address', v.address!)}</p>`,
          '<b>PART-I - Details of Tax Deducted at Source</b>',
          table(
            [
              'Sr. No.',
              'Name of Deductor',
              'TAN of Deductor',
              'Total Amount Paid/Credited',
              'Total Tax Deducted#',
              'Total TDS Deposited',
            ],
            [...rows, ...total],
          ),
          table(
            ['Sr. No.', 'Section', 'Transaction Date', 'Status of Booking', 'Date of Booking'],
            facts.days.map((day, at) => [
              String(at + 1),
              deductors[0]!.section,
              date(day, 'dd-Mmm-yyyy'),
              'F',
              date(day, 'dd-Mmm-yyyy'),
            ]),
          ),
          '<b>PART-VII - Details of Paid Refund</b><p>No Transactions Present</p>',
        ),
        'ts',
      )
    );
  },
};

const credit: DocumentLayout<TaxStatementFacts> = {
  name: 'credit',
  draw(facts, { f, amount, random }) {
    const { values: v, deductors } = facts;
    const money = (value: number) => amount(value, 'indian');
    return (
      style(
        ".tc { font: 10pt/1.4 'Noto Serif', serif } .tc h1 { font-size: 15pt; border-bottom: 2px solid #214; margin: 0 }",
        ' .tc .pairs { margin: 4mm 0 } .tc .label { width: 60mm; color: #444 } .tc .t { width: 100% }',
        ' .tc .t td, .tc .t th { padding: 1.2mm; border-bottom: .4px solid #999; text-align: left }',
      ) +
      sheet(
        html(
          '<h1>Tax Credit Statement (Form 26AS)</h1><small>Centralised Processing Cell, TDS – TRACES</small>',
          pairRows([
            [random.pick(['PAN', 'Permanent Account Number']), f('panNumber', v.panNumber!)],
            [random.pick(['Name of Assessee', 'Name of the taxpayer']), f('name', v.name!)],
            ['Address', f('address', v.address!)],
            ['Assessment Year', f('assessmentYear', v.assessmentYear!)],
          ]),
          '<b>Part A: tax deducted at source</b>',
          table(
            ['Deductor', 'TAN', 'Section', 'Amount paid / credited', 'Tax deducted', 'TDS deposited'],
            [
              ...deductors.map(({ name, tan, section, paid, deducted }) => [
                name,
                tan,
                section,
                money(paid),
                money(deducted),
                money(deducted),
              ]),
              [
                '<b>Grand total</b>',
                '',
                '',
                f('amountCredited', money(facts.paid)),
                f('taxDeducted', money(facts.deducted)),
                money(facts.deducted),
              ],
            ],
            't',
          ),
          '<p>Part B: details of tax collected at source – none</p><p>Part C: details of tax paid (other than TDS or TCS) – none</p>',
        ),
        'tc',
      )
    );
  },
};

const cells: DocumentLayout<TaxStatementFacts> = {
  name: 'cells',
  draw(facts, { f, amount }) {
    const { values: v, deductors } = facts;
    const money = (value: number) => amount(value, 'whole');
    return (
      style(
        ".tk { font: 9.4pt/1.35 'DejaVu Sans', sans-serif } .tk h1 { background: #24507a; color: #fff; padding: 3mm; font-size: 13pt }",
        ' .tk .cells { display: grid; grid-template-columns: 1fr 1fr; gap: 3mm 8mm } .tk .label { font-size: 7.6pt; color: #555 }',
        ' .tk table { width: 100%; margin-top: 4mm } .tk td, .tk th { border: .5px solid #888; padding: 1.5mm; text-align: left }',
      ) +
      sheet(
        html(
          '<h1>Form No. 26AS – Annual Tax Statement</h1>',
          pairCells([
            ['Name of assessee', f('name', v.name!)],
            ['Permanent Account Number', f('panNumber', v.panNumber!)],
            ['Financial year', facts.financialYear],
            ['Assessment year', f('assessmentYear', v.assessmentYear!)],
          ]),
          table(
            ['Name of deductor', 'TAN of deductor', 'Amount credited', 'Tax deducted', 'TDS deposited'],
            [
              ...deductors.map(({ name, tan, paid, deducted }) => [
                name,
                tan,
                money(paid),
                money(deducted),
                money(deducted),
              ]),
              [
                'Total',
                '',
                f('amountCredited', money(facts.paid)),
                f('taxDeducted', money(facts.deducted)),
                money(facts.deducted),
              ],
            ],
          ),
          '<p>Status of booking: F – final, U – unmatched. Data updated till the last week.</p>',
        ),
        'tk',
      )
    );
  },
};

export const form26As: DocumentSpecimenKind<TaxStatementFacts> = {
  category: 'Proof of Funds',
  kind: 'Form 26AS',
  facts: factsOf,
  layouts: [portal, credit, cells],
};
