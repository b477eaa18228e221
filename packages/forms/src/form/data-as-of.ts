import type { Form } from './form-schema.ts';

// The oldest date among a form's facts, so that the data never looks newer than it is.
export function dataAsOf({ fees, processing }: Pick<Form, 'fees' | 'processing'>): string | null {
  const dates = [...fees.map(({ asOf }) => asOf), processing?.asOf, processing?.lodgeBefore?.asOf];
  return dates.filter((date) => date !== undefined).sort()[0] ?? null;
}

// As precise as the date is known: '2024', 'June 2024' or '3 June 2024'.
export function formatAsOf(asOf: string, language: string): string {
  const [year = '', month, day] = asOf.split('-');
  if (!month) return year;
  return new Intl.DateTimeFormat(language === 'hi' ? 'hi-IN-u-nu-latn' : 'en-GB', {
    year: 'numeric',
    month: 'long',
    ...(day ? { day: 'numeric' } : {}),
    timeZone: 'UTC',
  }).format(new Date(`${year}-${month}-${day ?? '01'}`));
}
