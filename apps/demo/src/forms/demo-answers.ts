import type { AnswerValue } from '@visawright/contract/forms/form-state.ts';
import type { Field, ItemField } from '@visawright/forms/form/form-schema.ts';
import { answerProblems } from '@visawright/forms/answers/answer-problems.ts';
import { formValues, type StoredAnswer, type PrefilledForm } from '@visawright/server/product.ts';

type Stamp = Pick<StoredAnswer, 'by' | 'at'>;

// Answers that no document contains, for an adult who travels alone and pays for the trip.
const fixedAnswers: readonly (readonly [RegExp, string])[] = [
  [/maritalStatus/i, 'Single'],
  [/costCoveredBy|expensesCoveredBy/i, 'Myself'],
  [/occupationCategory|employmentStatus/i, 'Employed'],
  [/purpose/i, 'Tourism'],
  [/email/i, 'traveller@example.test'],
  [/phone|mobile|telephone/i, '+91 98200 12345'],
  [/employer.*address|companyAddress/i, '1 Mill Road, Pune 411002'],
  [/employer|company|organi[sz]ation/i, 'Meridian Mills'],
  [/occupation|designation|jobTitle|profession/i, 'Accountant'],
  [/accommodation.*(address|street)/i, 'Rua das Oliveiras 21'],
  [/accommodation|hotel/i, 'Pensao Alfazema'],
  [/postcode|zip|pin/i, '411001'],
  [/city|town|place/i, 'Pune'],
  [/state|province|district/i, 'Maharashtra'],
  [/address|street/i, '4 Lake Road, Pune 411001'],
  [/amount|income|salary|funds|cost|budget/i, '250000'],
  [/days|duration|nights/i, '10'],
  [/father/i, 'Suresh'],
  [/mother/i, 'Usha'],
  [/name/i, 'Asha Rao'],
];
const wordFor = (id: string) => fixedAnswers.find(([pattern]) => pattern.test(id))?.[1];

function choiceOf({ id, options = [] }: Field | ItemField): string {
  const wanted = wordFor(id);
  return (
    options.find((each) => each === wanted) ??
    options.find((each) => wanted !== undefined && each.toLowerCase().startsWith(wanted.toLowerCase())) ??
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

function simpleAnswer(field: Field | ItemField, from: string): AnswerValue {
  const { id, type, options, maxLength = 200 } = field;
  if (type === 'checkbox') return options ? [choiceOf(field)] : 'Yes';
  if (options) return choiceOf(field);
  if (type === 'country') return 'India';
  if (type === 'date') return dayFor(id, from);
  if (type === 'number') return /^\d+$/.test(wordFor(id) ?? '') ? wordFor(id)! : '1';
  if (type === 'phone') return '+91 98200 12345';
  if (type === 'email') return 'traveller@example.test';
  return (wordFor(id) ?? 'Not applicable').slice(0, maxLength);
}

function answerOf(field: Field, from: string): AnswerValue {
  if (field.type !== 'repeat') return simpleAnswer(field, from);
  const item = field.fields!.filter(({ required }) => required).map((each) => [each.id, simpleAnswer(each, from)]);
  return [Object.fromEntries(item) as Record<string, string | string[]>];
}

const rounds = 12; // an answer may make further questions visible

// Answers everything the form still asks for; proposals from documents are left as they are.
export function demoAnswers(prefilled: PrefilledForm, stamp: Stamp): Record<string, StoredAnswer> {
  const fields = new Map(
    prefilled.form.sections.flatMap((section) => section.fields.map((field) => [field.id, field])),
  );
  const given: Record<string, StoredAnswer> = {};
  const settle = (id: string) => {
    const first = prefilled.proposals[id]?.choices[0];
    const value = first && !given[id] ? first.value : answerOf(fields.get(id)!, prefilled.travel.from);
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
