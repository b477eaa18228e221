import type { AnswerValue } from '@visawright/contract/form-state.ts';
import type { Field, ItemField } from '@visawright/forms/form-schema.ts';
import { answerProblems } from '@visawright/forms/validate.ts';
import type { StoredAnswer } from '../../forms/answers.ts';
import { standing, type FormCase } from '../../forms/form-case.ts';

type Stamp = Pick<StoredAnswer, 'by' | 'at'>;

// What no paper says, as an adult who travels alone and pays for it would say it.
const said: readonly (readonly [RegExp, string])[] = [
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
const wordFor = (id: string) => said.find(([pattern]) => pattern.test(id))?.[1];

function choiceOf({ id, options = [] }: Field | ItemField): string {
  const wanted = wordFor(id);
  return (
    options.find((each) => each === wanted) ??
    options.find((each) => wanted !== undefined && each.toLowerCase().startsWith(wanted.toLowerCase())) ??
    options.find((each) => each === 'No') ??
    options[0]!
  );
}

// As a day is meant: of something past, of something that still holds, or of the journey.
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

const rounds = 12; // an answer may open further questions

// Everything the form still asks, answered; what papers propose stays theirs.
export function answersFor(held: FormCase, stamp: Stamp): Record<string, StoredAnswer> {
  const fields = new Map(held.form.sections.flatMap((section) => section.fields.map((field) => [field.id, field])));
  const given: Record<string, StoredAnswer> = {};
  const settle = (id: string) => {
    const first = held.proposals[id]?.choices[0];
    const value = first && !given[id] ? first.value : answerOf(fields.get(id)!, held.travel.from);
    given[id] = { value, act: first ? 'confirmed' : 'edited', version: 1, was: null, source: first?.sources[0] ?? null, ...stamp }; // prettier-ignore
  };
  for (const [id, { choices }] of Object.entries(held.proposals)) if (choices.length > 1) settle(id);
  for (let round = 0; round < rounds; round++) {
    const now = standing(held, given);
    const problems = answerProblems(held.form, now.values, now.context);
    if (problems.length === 0) return given;
    for (const { field } of problems) settle(field);
  }
  return given;
}
