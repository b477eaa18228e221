import type { AnswerProblem, AnswerValue } from '@visawright/contract/form-state.ts';
import { isEmptyAnswer } from './answer-empty.ts';
import type { Field, ItemField } from './form-schema.ts';
import { simpleProblem } from './validate-simple.ts';
import { isVisible, type Answers } from './visible-when.ts';

type Item = Record<string, string | string[]>;

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value);

// Of a repeat. With the form's answers an item must be whole; without them it may be half written.
export function itemProblems(field: Field, value: AnswerValue | undefined, counted?: Answers): AnswerProblem[] {
  const ofRepeat = { field: field.id, item: null, itemField: null };
  if (isEmptyAnswer(value)) return [];
  if (!Array.isArray(value) || !value.every(isItem)) return [{ ...ofRepeat, code: 'wrongShape' }];
  const tooMany = field.maxItems !== undefined && value.length > field.maxItems;
  return [
    ...(tooMany ? [{ ...ofRepeat, code: 'tooManyItems' as const }] : []),
    ...value.flatMap((item, at) =>
      field.fields!.flatMap((each) => {
        const code = cellProblem(each, item[each.id], counted);
        return code ? [{ field: field.id, item: at, itemField: each.id, code }] : [];
      }),
    ),
    ...value.flatMap((item, at) => strangers(field, item).map((id) => ({ field: field.id, item: at, itemField: id, code: 'wrongShape' as const }))), // prettier-ignore
  ];
}

// A condition inside an item asks the form's own fields.
function cellProblem(each: ItemField, value: string | string[] | undefined, counted?: Answers) {
  if (!isEmptyAnswer(value)) return simpleProblem(each, value!);
  return counted && each.required && isVisible(each.visibleWhen, counted) ? ('required' as const) : undefined;
}

const strangers = ({ fields }: Field, item: Item) =>
  Object.keys(item).filter((id) => !fields!.some((each) => each.id === id));
