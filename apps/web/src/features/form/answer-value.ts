import type { AnswerValue } from '@visawright/contract/form-state.ts';
import type { Field, ItemField } from '@visawright/forms/form-schema.ts';

export type Item = Record<string, string | string[]>;

const isEmptyItem = (item: Item) => Object.values(item).every((value) => isEmptyAnswer(value));

export function isEmptyAnswer(value: AnswerValue | undefined | null): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return (value as (string | Item)[]).every((one) => (typeof one === 'string' ? one === '' : isEmptyItem(one)));
}

// What an input holds while nothing is answered.
export function emptyInput({ type, options }: Pick<ItemField, 'options'> & { type: string }): AnswerValue {
  return type === 'repeat' || (type === 'checkbox' && options) ? [] : '';
}

export const emptyItem = ({ fields = [] }: Pick<Field, 'fields'>): Item =>
  Object.fromEntries(fields.map((field) => [field.id, emptyInput(field) as string | string[]]));

// Every part of an item has an input, whichever of them were answered.
export function inputOf(field: Field, value: AnswerValue | undefined): AnswerValue {
  if (value === undefined) return emptyInput(field);
  if (field.type !== 'repeat') return value;
  if (!Array.isArray(value)) return [];
  return (value as Item[]).map((item) => ({ ...emptyItem(field), ...item }));
}

const trimmed = (value: string | string[]): string | string[] => (typeof value === 'string' ? value.trim() : value);

// What is sent: no spaces around, and of an item only what was answered.
export function answerOf(field: Field, value: AnswerValue | undefined): AnswerValue {
  if (value === undefined) return emptyInput(field);
  if (field.type !== 'repeat') return typeof value === 'string' ? value.trim() : value;
  return (value as Item[])
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
