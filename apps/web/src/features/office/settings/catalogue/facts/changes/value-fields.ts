// Properties that name a fact, or that only the JSON can change.
const fixed: readonly string[] = [
  'basis',
  'id',
  'title',
  'type',
  'kind',
  'topic',
  'group',
  'category',
  'conditions',
  'ref',
];
const fixedByKind: Readonly<Record<string, readonly string[]>> = { visaType: ['name'] };

type Scalar = string | number | null;
export interface ValueField {
  readonly name: string | null; // null: the value itself
  readonly value: Scalar;
}

const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || typeof value === 'number' || value === null;

// The parts of a value that can be changed in a field; none if it needs JSON.
export function valueFields(kind: string, value: unknown): ValueField[] {
  if (isScalar(value)) return [{ name: null, value }];
  if (typeof value !== 'object' || Array.isArray(value)) return [];
  const hidden = [...fixed, ...(fixedByKind[kind] ?? [])];
  return Object.entries(value as Record<string, unknown>).flatMap(([name, part]) =>
    isScalar(part) && part !== null && !hidden.includes(name) ? [{ name, value: part }] : [],
  );
}

// A text in the place of a number stays a text, so that the preview can say what is wrong.
export function changedValue(value: unknown, { name, value: was }: ValueField, typed: string): unknown {
  const number = Number(typed);
  const part = typeof was === 'number' && typed.trim() !== '' && Number.isFinite(number) ? number : typed;
  return name === null ? part : { ...(value as object), [name]: part };
}

export const mayRemove = (key: string): boolean => !/^(visaType|question|site):/.test(key);

export const isSourceDate = (text: string): boolean => text === '' || /^\d{4}(-\d{2}){0,2}$/.test(text);
