import { severities } from '@visawright/contract/applications/finding-facts.ts';
import type { RuleInput } from './rule-input.ts';
import { findingOf, type JudgedFinding } from './finding-of.ts';
import { rulesInForce } from './rule-in-force.ts';
import { meetsCondition } from './conditions.ts';

export interface Judgement {
  readonly findings: JudgedFinding[]; // most serious first
  readonly judged: number; // number of evaluated rules, including those that passed
}

const gravity = ({ severity, status }: JudgedFinding) =>
  severities.indexOf(severity) * 2 + (status === 'fails' ? 0 : 1);

export function judge(input: RuleInput): Judgement {
  const asked = rulesInForce(input.form, input.group).filter(
    ({ rule }) => !rule.when || meetsCondition(input, rule.when),
  );
  const findings = asked.flatMap((inForce) =>
    inForce.predicate.judge(input, inForce.params).map((violation) => findingOf(input, inForce, violation)),
  );
  return { findings: findings.toSorted((one, other) => gravity(one) - gravity(other)), judged: asked.length };
}
