import { conditionContext } from '../form/condition-context.ts';
import type { Field, VisibleWhen } from '../form/form-schema.ts';

// A condition must refer to an earlier field or the context, and to one of its options.
export function conditionProblems(condition: VisibleWhen, earlier: ReadonlyMap<string, Field>): string[] {
  if ('all' in condition) return condition.all.flatMap((each) => conditionProblems(each, earlier));
  if ('any' in condition) return condition.any.flatMap((each) => conditionProblems(each, earlier));
  if ('not' in condition) return conditionProblems(condition.not, earlier);
  const { field, equals } = condition;
  const known = earlier.has(field) || field in conditionContext;
  if (!known) return [`asks ${field}, which is no earlier field`];
  const options = conditionContext[field] ?? earlier.get(field)?.options;
  if (!options) return [`asks ${field}, which has no options`];
  return [equals].flat().flatMap((value) => (options.includes(value) ? [] : [`${field} is never ${value}`]));
}
