import { severities } from '@visawright/contract/finding-facts.ts';
import type { Case } from './case.ts';
import { findingOf, type JudgedFinding } from './finding-of.ts';
import { rulesInForce } from './rule-in-force.ts';
import { isInSituation } from './situation.ts';

export type { JudgedFinding } from './finding-of.ts';
export interface Judgement {
  readonly findings: JudgedFinding[]; // gravest first
  readonly judged: number; // rules that were asked, the passed ones too
}

const gravity = ({ severity, standing }: JudgedFinding) =>
  severities.indexOf(severity) * 2 + (standing === 'fails' ? 0 : 1);

export function judge(given: Case): Judgement {
  const asked = rulesInForce(given.form, given.group).filter(
    ({ rule }) => !rule.when || isInSituation(given, rule.when),
  );
  const findings = asked.flatMap((inForce) =>
    inForce.predicate.judge(given, inForce.params).map((breach) => findingOf(given, inForce, breach)),
  );
  return { findings: findings.toSorted((one, other) => gravity(one) - gravity(other)), judged: asked.length };
}
