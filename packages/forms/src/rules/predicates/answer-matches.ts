import type { PageEvidence } from '@visawright/contract/evidence.ts';
import { countryFrom } from '@visawright/contract/country.ts';
import { z } from 'zod';
import { visibleFields } from '../../visible-fields.ts';
import { predicate, type Breach } from '../breach.ts';
import type { Case } from '../case.ts';
import { isDay } from '../days.ts';
import { nameDifference } from '../name-difference.ts';
import { passportValue, valuesOf } from '../papers.ts';
import { day, paperName } from '../words-of.ts';

const kinds = ['code', 'day', 'name', 'country', 'word'] as const;
const params = z.strictObject({ refs: z.record(z.string(), z.enum(kinds)) }); // `Category.field` → how it is compared

const plain = (value: string) => value.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
const country = (value: string) => countryFrom(/^indian$/i.test(value) ? 'IND' : value)?.alpha3 ?? plain(value);
const same: Readonly<Record<(typeof kinds)[number], (one: string, other: string) => boolean>> = {
  code: (one, other) => plain(one) === plain(other),
  day: (one, other) => one.trim() === other.trim(),
  name: (one, other) => nameDifference({ full: one, surname: '' }, other).kind === 'same',
  country: (one, other) => country(one) === country(other),
  // "Male" and "M", "Married or in a civil partnership" and "married".
  word: (one, other) => plain(one).startsWith(plain(other)) || plain(other).startsWith(plain(one)),
};

function onPaper(given: Case, ref: string): PageEvidence | undefined {
  const at = ref.indexOf('.');
  const [category, field] = [ref.slice(0, at), ref.slice(at + 1)];
  if (category === 'Passport') return passportValue(given, field);
  const [first, ...more] = valuesOf(given, {}, field).filter((each) => each.category === category);
  return more.every(({ value }) => value === first!.value) ? first : undefined; // the papers themselves differ: said elsewhere
}

// What stands in the form against the paper it would have been taken from.
export const answerMatches = predicate({
  params,
  judge: (given, { refs }) =>
    visibleFields(given.form, { ...given.context, ...given.values }).flatMap((field): Breach[] => {
      const ref = field.autofill?.[0] ?? '';
      const [how, answer] = [refs[ref], given.values[field.id]];
      const seen = how && onPaper(given, ref);
      if (!seen || typeof answer !== 'string' || answer.trim() === '' || same[how](seen.value, answer)) return [];
      const told = (value: string) => (isDay(value) ? day(value) : value);
      return [
        {
          about: field.id,
          facts: { paper: paperName(seen), label: field.label, answer: told(answer), other: told(seen.value) },
          evidence: [seen, { from: 'answer', name: field.id, value: answer }],
          fields: [field.id],
          remedy: { category: seen.category, docId: seen.docId, field: field.id },
        },
      ];
    }),
});
