import type { VisibleWhen } from '../form/form-schema.ts';

export function describeCondition(condition: VisibleWhen): string {
  if ('all' in condition) return condition.all.map(inner).join(' and ');
  if ('any' in condition) return condition.any.map(inner).join(' or ');
  if ('not' in condition) return `not ${inner(condition.not)}`;
  const values = [condition.equals].flat();
  return `${condition.field} is ${values.length > 1 ? 'one of ' : ''}${values.join(', ')}`;
}

const inner = (condition: VisibleWhen): string =>
  'field' in condition ? describeCondition(condition) : `(${describeCondition(condition)})`;

// null means "no such rule", as in the data.
export function describeValue(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map((each) => describeValue(each) ?? '').join(', ');
  if (typeof value === 'object') return Object.values(value).map(describeValue).filter(Boolean).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
