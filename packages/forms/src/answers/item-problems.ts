import type { AnswerProblem, AnswerValue } from '@visawright/contract/forms/form-state.ts';
import { isEmptyAnswer } from './empty-answer.ts';
import type { Field, ItemField } from '../form/form-schema.ts';
import { simpleProblem } from './simple-problem.ts';
import { isVisible, type ConditionValues } from '../form/is-visible.ts';

type Item = Record<string, string | string[]>;

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value);

// Problems of a repeat's items. Given the form's answers, items must be complete; without them they may be unfinished.
export function itemProblems(field: Field, value: AnswerValue | undefined, counted?: ConditionValues): AnswerProblem[] {
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
    ...value.flatMap((item, at) =>
      strangers(field, item).map((id) => ({ field: field.id, item: at, itemField: id, code: 'wrongShape' as const })),
    ),
  ];
}

// Conditions inside an item refer to fields of the form.
function cellProblem(each: ItemField, value: string | string[] | undefined, counted?: ConditionValues) {
  if (!isEmptyAnswer(value)) return simpleProblem(each, value!);
  return counted && each.required && isVisible(each.visibleWhen, counted) ? ('required' as const) : undefined;
}

const strangers = ({ fields }: Field, item: Item) =>
  Object.keys(item).filter((id) => !fields!.some((each) => each.id === id));
