import type { PackField, ValueSource } from '@visawright/contract/extension/pack.ts';
import type { PageControl } from '@visawright/contract/extension/page-skeleton.ts';
import { countries } from '@visawright/contract/platform/country.ts';
import type { Field, Form, ItemField } from '@visawright/forms/form/form-schema.ts';
import { findOption } from '../values/find-option.ts';

type Question = Field | ItemField;

const isList = ({ kind, options }: PageControl) =>
  kind === 'select' || kind === 'list' || kind === 'radio' || (kind === 'checkbox' && options.length > 1);

const questionIn = (form: Form, id: string): Field | undefined =>
  form.sections.flatMap(({ fields }) => fields).find((field) => field.id === id);

interface Sources {
  readonly questions: readonly Question[];
  readonly problems: readonly string[];
}

// The questions a value comes from. In a block the item is the block's.
function sourcesOf(from: ValueSource, form: Form, isInBlock: boolean): Sources {
  const none = (problem: string): Sources => ({ questions: [], problems: [problem] });
  if (!('question' in from) && !('questions' in from)) return { questions: [], problems: [] };
  const found = ('questions' in from ? from.questions : [from.question]).map((id) => ({
    id,
    question: questionIn(form, id),
  }));
  const unknown = found.filter(({ question }) => question === undefined).map(({ id }) => id);
  if (unknown.length > 0) return none(`the form has no question ${unknown.join(', ')}`);
  const questions = found.map(({ question }) => question!);
  if ('questions' in from)
    return questions.some(({ type }) => type === 'repeat')
      ? none('a repeated question cannot be joined')
      : { questions, problems: [] };
  const [question] = questions;
  if (question!.type !== 'repeat')
    return from.field === undefined && from.item === undefined
      ? { questions, problems: [] }
      : none(`${from.question} is not a repeated question`);
  const field = question!.fields!.find(({ id }) => id === from.field);
  if (!field) return none(`${from.question} has no ${from.field ?? 'field, and one must be named'}`);
  if (isInBlock && from.item !== undefined) return none('a field of a block takes the item of the block');
  if (!isInBlock && from.item === undefined) return none(`it is not said which item of ${from.question}`);
  return { questions: [field], problems: [] };
}

// What is wrong with one field of a pack, as sentences without a subject.
export function fieldProblems(field: PackField, control: PageControl, form: Form, isInBlock: boolean): string[] {
  const { questions, problems } = sourcesOf(field.from, form, isInBlock);
  return [
    ...problems,
    ...kindProblems(field, control),
    ...(problems.length === 0
      ? [...formatProblems(field, control, questions), ...optionProblems(field, control, questions)]
      : []),
  ];
}

function kindProblems({ from, waitsFor }: PackField, { ref, kind, options }: PageControl): string[] {
  const isFile = 'file' in from;
  return [
    ...(kind === 'password' ? ['a password is never filled in'] : []),
    ...(isFile && kind !== 'file' ? ['a file goes into an upload only'] : []),
    ...(!isFile && kind === 'file' ? ['an upload takes a file only'] : []),
    ...(waitsFor === ref ? ['it waits for itself'] : []),
    ...('fixed' in from && waitsFor === undefined && options.length > 1 && findOption(options, from.fixed) === undefined
      ? [`the list has no option “${from.fixed}”`]
      : []),
  ];
}

function formatProblems({ format = {} }: PackField, control: PageControl, questions: readonly Question[]): string[] {
  const isAll = (...types: Question['type'][]) => questions.every(({ type }) => types.includes(type));
  const isDate = questions.length === 1 && questions[0]!.type === 'date';
  const shape = /^[DMY .,/-]+$/.test(control.pattern) ? control.pattern : '';
  return [
    ...(isDate && format.date === undefined && control.kind !== 'date' ? ['the format of the date is missing'] : []),
    ...(format.date !== undefined && !isAll('date') ? ['only a date has a format of dates'] : []),
    ...(format.date !== undefined && shape !== '' && shape !== format.date
      ? [`the page asks for ${shape}, the format is ${format.date}`]
      : []),
    ...(format.phone !== undefined && !isAll('phone', 'text')
      ? ['only a telephone number has a format of numbers']
      : []),
    ...(format.country !== undefined && !isAll('country', 'select', 'text')
      ? ['only a country has a format of countries']
      : []),
  ];
}

function optionProblems(
  { options, waitsFor, from }: PackField,
  control: PageControl,
  questions: readonly Question[],
): string[] {
  if (!options) return [];
  const [question] = questions;
  if (!question || questions.length > 1 || !('question' in from)) return ['a map of options belongs to one question'];
  const ours = optionsOf(question);
  if (ours === null) return [`${question.id} has no options to map`];
  const unknown = Object.keys(options).filter((option) => !ours.has(option));
  const isBox = control.kind === 'checkbox' && control.options.length <= 1;
  const isOpen = waitsFor !== undefined || (!isBox && control.options.length === 0);
  const isKnown = (option: string) =>
    (isBox && /^(yes|no)$/i.test(option)) || findOption(control.options, option) !== undefined;
  const gone =
    isOpen || (!isBox && !isList(control)) ? [] : Object.values(options).filter((option) => !isKnown(option));
  return [
    ...unknown.map((option) => `${question.id} has no option “${option}”`),
    ...new Set(gone.map((option) => `the page has no option “${option}”`)),
  ];
}

const names: ReadonlySet<string> = new Set(countries.map(({ label }) => label));

function optionsOf({ type, options }: Question): ReadonlySet<string> | null {
  if (options) return new Set(options);
  if (type === 'country') return names;
  return type === 'checkbox' ? new Set(['Yes', 'No']) : null;
}
