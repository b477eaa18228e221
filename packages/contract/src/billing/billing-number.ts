export const billingKinds = ['invoice', 'receipt', 'creditNote'] as const;
export type BillingKind = (typeof billingKinds)[number];

// India's financial year runs from 1 April to 31 March and is named by the year it begins in.
export const financialYearOf = (day: string): number => Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0);

// 2026 as "26-27"
const yearText = (year: number): string => `${two(year)}-${two(year + 1)}`;
const two = (year: number): string => String(year % 100).padStart(2, '0');

const prefixes: Record<BillingKind, string> = { invoice: 'INV', receipt: 'RCT', creditNote: 'CRN' };
export const lastNumber = 999_999; // the number may have 16 characters (CGST Rules 2017, rule 46 b)

export function billingNumber(kind: BillingKind, year: number, no: number): string {
  if (!Number.isInteger(no) || no < 1 || no > lastNumber) throw new RangeError('a number outside its series');
  return `${prefixes[kind]}/${yearText(year)}/${String(no).padStart(5, '0')}`;
}

const retainedYears = 8;
// The last day an invoice is retained: eight years after the end of its financial year.
export const retainedUntil = (day: string): string => `${financialYearOf(day) + 1 + retainedYears}-03-31`;
