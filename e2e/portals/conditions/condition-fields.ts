import type { VisibleWhen } from '@visawright/forms/form/form-schema.ts';

// The questions that a condition depends on.
export function conditionFields(condition: VisibleWhen): string[] {
  if ('all' in condition) return condition.all.flatMap(conditionFields);
  if ('any' in condition) return condition.any.flatMap(conditionFields);
  if ('not' in condition) return conditionFields(condition.not);
  return [condition.field];
}
