import type { ReadValue } from '../readable-document.types.ts';

type Values = Readonly<Record<string, ReadValue>>;

interface Sum {
  readonly of: readonly string[]; // with a sign: what is added to and taken from the first
  readonly is: string;
}

const sums: readonly Sum[] = [
  { of: ['+grossPay', '-deductions'], is: 'netPay' },
  { of: ['+openingBalance', '+totalCredits', '-totalDebits'], is: 'closingBalance' },
  { of: ['+totalAssets', '-totalLiabilities'], is: 'netWorth' },
];

const rounding = 1; // totals may be printed without fractions
const taxRounding = 10; // the total income of a return is rounded to tens

// The second is never larger than the first.
const parts: readonly (readonly [whole: string, part: string, rounding: number])[] = [
  ['grossPay', 'netPay', rounding],
  ['grossPay', 'deductions', rounding],
  ['grossTotalIncome', 'totalIncome', taxRounding],
  ['grossTotalIncome', 'taxPaid', rounding],
  ['grossSalary', 'taxDeducted', rounding],
  ['amountCredited', 'taxDeducted', rounding],
  ['totalAssets', 'netWorth', rounding],
];

function isContradicted(values: Values, { of, is }: Sum): boolean {
  const ids = [...of.map((each) => each.slice(1)), is];
  if (ids.some((id) => values[id] === undefined)) return false;
  const total = of.reduce((sum, each) => sum + Number(`${each[0]}1`) * Number(values[each.slice(1)]!.value), 0);
  return Math.abs(total - Number(values[is]!.value)) > rounding;
}

const isSamePlace = (one: ReadValue, other: ReadValue) =>
  one.page === other.page && one.polygon.flat().join(' ') === other.polygon.flat().join(' ');

const figures = [
  'grossPay',
  'deductions',
  'netPay',
  'openingBalance',
  'closingBalance',
  'averageBalance',
  'grossSalary',
  'grossTotalIncome',
  'totalIncome',
  'taxPaid',
  'taxDeducted',
  'amountCredited',
  'totalAssets',
  'totalLiabilities',
  'netWorth',
  'tuitionFee',
  'feePaid',
];

// One figure on the page is not two amounts.
function sharedFigures(values: Values): string[] {
  const own = figures.filter((id) => values[id] !== undefined);
  return own.filter((id) => own.some((other) => other !== id && isSamePlace(values[id]!, values[other]!)));
}

// Amounts that do not give their total: one of them is wrong.
export const contradictedSums = (values: Values): string[] => [
  ...sharedFigures(values),
  ...sums
    .filter((sum) => isContradicted(values, sum))
    .flatMap(({ of, is }) => [...of.map((each) => each.slice(1)), is]),
  ...parts.flatMap(([whole, part, allowed]) => {
    const [most, own] = [values[whole], values[part]];
    return most && own && Number(own.value) > Number(most.value) + allowed ? [whole, part] : [];
  }),
];
