import type { AnswerValue } from '@visawright/contract/forms/form-state.ts';
import type { Field, ItemField } from '@visawright/forms/form/form-schema.ts';

export type ItemValue = Record<string, string | string[]>;

const isEmptyItem = (item: ItemValue) => Object.values(item).every((value) => isEmptyAnswer(value));

export function isEmptyAnswer(value: AnswerValue | undefined | null): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return (value as (string | ItemValue)[]).every((one) => (typeof one === 'string' ? one === '' : isEmptyItem(one)));
}

export function emptyInput({ type, options }: Pick<ItemField, 'options'> & { type: string }): AnswerValue {
  return type === 'repeat' || (type === 'checkbox' && options) ? [] : '';
}

export const emptyItem = ({ fields = [] }: Pick<Field, 'fields'>): ItemValue =>
  Object.fromEntries(fields.map((field) => [field.id, emptyInput(field) as string | string[]]));

// Every field of an item needs a value for its input, also the unanswered ones.
export function inputOf(field: Field, value: AnswerValue | undefined): AnswerValue {
  if (value === undefined) return emptyInput(field);
  if (field.type !== 'repeat') return value;
  if (!Array.isArray(value)) return [];
  return (value as ItemValue[]).map((item) => ({ ...emptyItem(field), ...item }));
}

const trimmed = (value: string | string[]): string | string[] => (typeof value === 'string' ? value.trim() : value);

// What is sent: trimmed, and without the empty fields of items.
export function answerOf(field: Field, value: AnswerValue | undefined): AnswerValue {
  if (value === undefined) return emptyInput(field);
  if (field.type !== 'repeat') return typeof value === 'string' ? value.trim() : value;
  return (value as ItemValue[])
    .map((item) => Object.fromEntries(Object.entries(item).filter(([, part]) => !isEmptyAnswer(part))))
    .filter((item) => Object.keys(item).length > 0)
    .map((item) => Object.fromEntries(Object.entries(item).map(([id, part]) => [id, trimmed(part)])));
}

const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;

export const sameAnswer = (a: AnswerValue | null | undefined, b: AnswerValue | null | undefined): boolean =>
  JSON.stringify(sorted(a ?? '')) === JSON.stringify(sorted(b ?? ''));
