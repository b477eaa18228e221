import type { Violation } from '../rules/predicate.ts';
import { rulesInForce } from '../rules/rule-in-force.ts';
import type { RuleInput } from '../rules/rule-input.ts';

// What one rule says about an application, whatever the other rules say.
export function judgeRule(id: string, input: RuleInput): Violation[] {
  const inForce = rulesInForce(input.form, input.group).find(({ rule }) => rule.id === id);
  if (!inForce) throw new Error(`${id} is no rule of ${input.formId}`);
  return inForce.predicate.judge(input, inForce.params);
}

// The values a violation rests on, as `kind.field` or the name of an entered value.
export const restsOn = ({ evidence }: Violation): string[] =>
  evidence.map((each) => {
    if (each.from === 'document') return `${each.kind}.${each.field}`;
    return each.from === 'missing' ? `missing ${each.title}` : each.name;
  });
