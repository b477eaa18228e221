import type { VisibleWhen } from './form-schema.ts';

// By field id, and by the keys of conditionContext ('application.visaCategory', …).
export type ConditionValues = Readonly<Record<string, unknown>>;

// For a multiple choice "equals" means "contains"; a list of expected values means any of them.
function matches(answer: unknown, wanted: string | string[]): boolean {
  const given: unknown[] = Array.isArray(answer) ? answer : [answer];
  const values: unknown[] = Array.isArray(wanted) ? wanted : [wanted];
  return given.some((value) => values.includes(value));
}

export function isVisible(condition: VisibleWhen | undefined, answers: ConditionValues): boolean {
  if (!condition) return true;
  if ('all' in condition) return condition.all.every((each) => isVisible(each, answers));
  if ('any' in condition) return condition.any.some((each) => isVisible(each, answers));
  if ('not' in condition) return !isVisible(condition.not, answers);
  return matches(answers[condition.field], condition.equals);
}
