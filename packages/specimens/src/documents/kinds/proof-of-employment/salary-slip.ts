import { dayBetween } from '../../../calendar-days.ts';
import type { Random } from '../../../random.ts';
import { columns } from '../../layouts/salary-slip/columns.ts';
import { modern } from '../../layouts/salary-slip/modern.ts';
import { typed } from '../../layouts/salary-slip/typed.ts';
import type { DocumentFacts, DocumentSpecimenKind, Person } from '../../document-specimen-kind.types.ts';
import { workplaceOf, type Workplace } from '../../facts/workplace.ts';

export type Sum = readonly [name: string, amount: number];
export interface SalarySlipFacts extends DocumentFacts {
  readonly person: Person;
  readonly workplace: Workplace;
  readonly earnings: readonly Sum[];
  readonly cuts: readonly Sum[];
  readonly gross: number;
  readonly deducted: number;
  readonly net: number;
  readonly days: number;
  readonly bankAccount: string;
  readonly department: string;
  readonly monthStart: string; // ISO
}

function factsOf(random: Random, person: Person): SalarySlipFacts {
  const workplace = workplaceOf(person.employer);
  const basic = random.whole(22, 110) * 1000;
  const earnings: Sum[] = [
    ['Basic', basic],
    [random.pick(['House Rent Allowance', 'HRA']), Math.round(basic * 0.4)],
    [random.pick(['Conveyance Allowance', 'Transport Allowance']), 1600],
    ['Special Allowance', random.whole(2, 40) * 500 + random.whole(0, 99)],
    ...(random.chance(0.5) ? ([['Medical Allowance', 1250]] as Sum[]) : []),
  ];
  const cuts: Sum[] = [
    [random.pick(['Provident Fund', 'EPF', 'PF Contribution']), Math.min(1800, Math.round(basic * 0.12))],
    [random.pick(['Professional Tax', 'Prof. Tax']), 200],
    [random.pick(['Income Tax', 'TDS']), random.whole(0, 120) * 100],
  ];
  const total = (list: readonly Sum[]) => list.reduce((sum, [, amount]) => sum + amount, 0);
  const [gross, deducted] = [total(earnings), total(cuts)];
  const month = random.pick(['2026-06', '2026-07', '2026-08', '2026-09', '2026-10']);
  return {
    person,
    workplace,
    earnings,
    cuts,
    gross,
    deducted,
    net: gross - deducted,
    days: new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate(),
    bankAccount: random.digits(12),
    department: random.pick(['Operations', 'Finance', 'Engineering', 'Sales', 'Quality']),
    monthStart: `${month}-01`,
    values: {
      employeeName: person.fullName,
      employeeId: `${random.pick(['', 'E', 'KS', 'EMP'])}${random.digits(5)}`,
      designation: person.designation,
      employerName: person.employer,
      payPeriod: month,
      grossPay: String(gross),
      deductions: String(deducted),
      netPay: String(gross - deducted),
      dateOfJoining: dayBetween(random, '2009-01-01', '2025-03-31'),
      panNumber: person.pan,
      uan: `10${random.digits(10)}`,
    },
  };
}

export const salarySlip: DocumentSpecimenKind<SalarySlipFacts> = {
  category: 'Proof of Employment',
  kind: 'Salary slip',
  facts: factsOf,
  layouts: [columns, modern, typed],
};
