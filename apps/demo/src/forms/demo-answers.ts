import { daysBetween } from '@visawright/contract/dates/days.ts';
import type { AnswerValue } from '@visawright/contract/forms/form-state.ts';
import type { Field, ItemField } from '@visawright/forms/form/form-schema.ts';
import { answerProblems } from '@visawright/forms/answers/answer-problems.ts';
import { equivalentOption } from '@visawright/forms/answers/equivalent-option.ts';
import type { TripDestination } from '@visawright/specimens/documents/facts/journey.ts';
import { workplaceOf } from '@visawright/specimens/documents/facts/workplace.ts';
import { formValues, type StoredAnswer, type PrefilledForm } from '@visawright/server/product.ts';
import type { DocumentContext } from '../documents/content/demo-document.types.ts';

type Stamp = Pick<StoredAnswer, 'by' | 'at'>;
type DemoTrip = Pick<DocumentContext, 'person' | 'from' | 'to'>;

type Words = readonly (readonly [RegExp, string])[];

// Answers that no document contains, for someone who travels alone and pays for the trip.
function demoWords({ person, from, to }: DemoTrip): Words {
  const { building, locality, city, state, postcode } = person.address;
  const [{ hotel, city: hotelCity }] = person.journey!.destination.stops as [TripDestination['stops'][number]];
  const work = workplaceOf(person.employer);
  return [
    [/maritalStatus/i, 'Single'],
    [/costCoveredBy|expensesCoveredBy/i, 'Myself'],
    [/occupationCategory|employmentStatus/i, 'Employed'],
    [/purpose/i, 'Tourism'],
    [/email/i, person.email],
    [/employer.*(phone|telephone)|company.*phone|work.*phone/i, work.phone],
    [/(hotel|accommodation|host).*(phone|telephone)/i, hotel.phone],
    [/phone|mobile|telephone/i, person.phone],
    [/employer.*(city|town)/i, work.address.at(-1)!],
    [/employer.*address|companyAddress/i, work.address.join(', ')],
    [/employer|company|organi[sz]ation/i, person.employer],
    [/occupation|designation|jobTitle|profession/i, person.designation],
    [/(accommodation|hotel|host).*(city|town)/i, hotelCity],
    [/(accommodation|hotel|host).*(postcode|zip)/i, hotel.postcode],
    [/accommodation.*(address|street)/i, hotel.address.join(', ')],
    [/accommodation|hotel/i, hotel.name],
    [/postcode|zip|pin/i, postcode],
    [/city|town|place/i, city],
    [/state|province|district/i, state],
    [/address|street/i, `${building}, ${locality}`],
    [/amount|income|salary|funds|cost|budget/i, '250000'],
    [/days|duration|nights/i, String(daysBetween(from, to) + 1)],
    [/father/i, person.fatherName],
    [/mother/i, person.motherName],
    [/name/i, person.fullName],
  ];
}

const wordFor = (words: Words, id: string) => words.find(([pattern]) => pattern.test(id))?.[1];

function choiceOf({ id, options = [] }: Field | ItemField, words: Words): string {
  const wanted = wordFor(words, id);
  return (
    options.find((each) => each === wanted) ??
    options.find((each) => wanted !== undefined && each.toLowerCase().startsWith(wanted.toLowerCase())) ??
    (wanted === undefined ? undefined : equivalentOption(id, options, wanted)) ??
    options.find((each) => each === 'No') ??
    options[0]!
  );
}

// A date that fits the field: in the past, still valid, or the day of travel.
function dayFor(id: string, from: string): string {
  if (/birth/i.test(id)) return '1964-02-11';
  if (/expir|until|valid/i.test(id)) return '2033-04-17';
  if (/issue|since|start|join|entry.*last|previous/i.test(id)) return '2023-04-18';
  return from;
}

function simpleAnswer(field: Field | ItemField, from: string, words: Words): AnswerValue {
  const { id, type, options, maxLength = 200 } = field;
  if (type === 'checkbox') return options ? [choiceOf(field, words)] : 'Yes';
  if (options) return choiceOf(field, words);
  if (type === 'country') return 'India';
  if (type === 'date') return dayFor(id, from);
  const word = wordFor(words, id);
  if (type === 'number') return /^\d+$/.test(word ?? '') ? word! : '1';
  if (type === 'phone') return word?.startsWith('+') ? word : wordFor(words, 'phone')!;
  if (type === 'email') return wordFor(words, 'email')!;
  return (word ?? 'Not applicable').slice(0, maxLength);
}

function answerOf(field: Field, from: string, words: Words): AnswerValue {
  if (field.type !== 'repeat') return simpleAnswer(field, from, words);
  const item = field
    .fields!.filter(({ required }) => required)
    .map((each) => [each.id, simpleAnswer(each, from, words)]);
  return [Object.fromEntries(item) as Record<string, string | string[]>];
}

const rounds = 12; // an answer may make further questions visible

// Answers everything the form still asks for; proposals from documents are left as they are.
export function demoAnswers(prefilled: PrefilledForm, trip: DemoTrip, stamp: Stamp): Record<string, StoredAnswer> {
  const words = demoWords(trip);
  const fields = new Map(
    prefilled.form.sections.flatMap((section) => section.fields.map((field) => [field.id, field])),
  );
  const given: Record<string, StoredAnswer> = {};
  const settle = (id: string) => {
    const first = prefilled.proposals[id]?.choices[0];
    const value = first && !given[id] ? first.value : answerOf(fields.get(id)!, prefilled.travel.from, words);
    given[id] = {
      value,
      act: first ? 'confirmed' : 'edited',
      version: 1,
      was: null,
      source: first?.sources[0] ?? null,
      ...stamp,
    };
  };
  for (const [id, { choices }] of Object.entries(prefilled.proposals)) if (choices.length > 1) settle(id);
  for (let round = 0; round < rounds; round++) {
    const now = formValues(prefilled, given);
    const problems = answerProblems(prefilled.form, now.values, now.context);
    if (problems.length === 0) return given;
    for (const { field } of problems) settle(field);
  }
  return given;
}
