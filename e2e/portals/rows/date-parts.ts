import type { PortalControl, PortalOption } from '../definitions/portal.types.ts';

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const two = (number: number) => String(number).padStart(2, '0');

const lists: Readonly<Record<string, readonly PortalOption[]>> = {
  day: Array.from({ length: 31 }, (_, index) => ({ value: String(index + 1), text: two(index + 1) })),
  month: months.map((text, index) => ({ value: String(index + 1), text })),
};

// "Birthday-year" is a year: the last word of the id counts, and year and month are looked for before day.
const partOf = (id: string) =>
  (['year', 'month', 'day'] as const).find((part) => new RegExp(`${part}(?:1|\\{n\\})?$`, 'i').test(id));

// One date over two or three inputs, as recorded by their ids: lists for day and month where the id says so, otherwise text.
export function datePart(id: string, index: number, control: PortalControl): PortalControl {
  const part = partOf(id) ?? (['day', 'month', 'year'] as const)[index]!;
  const isList = /(?:^|_)ddl/.test(id) && part !== 'year';
  const date = part === 'year' ? 'YYYY' : part === 'day' ? 'DD' : isList ? 'MMM' : 'MM';
  return {
    ...control,
    id,
    name: id,
    partLabel: part,
    kind: isList ? 'select' : 'text',
    options: isList ? lists[part]! : [],
    maxLength: isList ? null : date.length,
    pattern: isList ? '' : date,
    format: date === 'MMM' ? { date, letters: 'upper' } : { date },
    ...(!isList && { inputMode: 'numeric' as const }),
  };
}
