import { isDay } from '@visawright/contract/dates/days.ts';
import type { PageEvidence } from '@visawright/contract/documents/evidence.ts';
import { countryFrom } from '@visawright/contract/platform/country.ts';
import { z } from 'zod';
import { visibleFields } from '../../form/visible-fields.ts';
import { predicate, type Violation } from '../predicate.ts';
import type { RuleInput } from '../rule-input.ts';
import { nameDifference } from './name-difference.ts';
import { passportValue, valuesOf } from '../documents/documents-of.ts';
import { dayFact, documentName } from '../texts/fact-text.ts';

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

function documentValue(input: RuleInput, ref: string): PageEvidence | undefined {
  const at = ref.indexOf('.');
  const [category, field] = [ref.slice(0, at), ref.slice(at + 1)];
  if (category === 'Passport') return passportValue(input, field);
  const [first, ...more] = valuesOf(input, {}, field).filter((each) => each.category === category);
  // Documents that contradict each other are covered by another rule.
  return more.every(({ value }) => value === first!.value) ? first : undefined;
}

// Compares each answer with the document it would have been filled from.
export const answerMatches = predicate({
  params,
  judge: (input, { refs }) =>
    visibleFields(input.form, { ...input.context, ...input.values }).flatMap((field): Violation[] => {
      const ref = field.autofill?.[0] ?? '';
      const [how, answer] = [refs[ref], input.values[field.id]];
      const seen = how && documentValue(input, ref);
      if (!seen || typeof answer !== 'string' || answer.trim() === '' || same[how](seen.value, answer)) return [];
      const toFact = (value: string) => (isDay(value) ? dayFact(value) : value);
      return [
        {
          about: field.id,
          facts: {
            document: documentName(seen),
            label: field.label,
            answer: toFact(answer),
            other: toFact(seen.value),
          },
          evidence: [seen, { from: 'answer', name: field.id, value: answer }],
          fields: [field.id],
          remedy: { category: seen.category, docId: seen.docId, field: field.id },
        },
      ];
    }),
});
