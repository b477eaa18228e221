import type { AmountFormat, DateFormat, DocumentFacts, Pen } from '../document-specimen-kind.types.ts';

const dates: readonly DateFormat[] = ['dd/mm/yyyy', 'dd-Mmm-yyyy', 'd Month yyyy', 'dd.mm.yyyy', 'dd Mmm yyyy'];
const amounts: readonly AmountFormat[] = ['indian', 'western', 'inr', 'whole'];
const months = 'January February March April May June July August September October November December'.split(' ');

// A value as a layout of this number prints it.
export function shownValue(field: string, value: string, facts: DocumentFacts, pen: Pen, variant: number): string {
  if (/^\d{4}-\d\d-\d\d$/.test(value))
    return pen.date(value, dates[(variant + field.length) % 2 === 0 ? variant % 5 : 1]!);
  if (field === 'payPeriod') return `${months[Number(value.slice(5)) - 1]} ${value.slice(0, 4)}`;
  if (field === 'sex') return variant % 2 === 0 ? { M: 'Male', F: 'Female' }[value]! : value;
  if (field === 'coverageAmount') return `${facts.values.coverageCurrency} ${pen.amount(Number(value), 'whole')}`;
  if (field === 'amount' && facts.values.hotelName) return `EUR ${pen.amount(Number(value), 'western')}`;
  if (
    /Amount|Balance|Income|Pay$|^amount$|deduct|Assets|Liabilities|netWorth$|tuition|Paid$|Rent|Value$|grossSalary|Reported|Credited/.test(
      field,
    ) &&
    /^\d+(\.\d+)?$/.test(value)
  )
    return pen.amount(Number(value), field === 'feePaid' || field === 'tuitionFee' ? 'western' : amounts[variant % 4]!);
  if (field.endsWith('ddress')) return value.replace(/, /, ',\n').replace(/(.{30,}?), /, '$1,\n');
  return value;
}
