import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import type { Form } from '../form/form-schema.ts';
import type { Facts } from './facts.ts';
import type { Predicate } from './predicate.ts';
import { predicates } from './predicates.ts';
import { allRules } from './rule-files.ts';
import { ruleProvenance, type RuleProvenance } from './rule-provenance.ts';
import type { Rule } from './rule-schema.ts';
import { countryName } from './texts/fact-text.ts';

export interface RuleInForce {
  readonly rule: Rule;
  readonly predicate: Predicate<unknown>;
  readonly params: unknown;
  readonly limits: Facts; // the destination's numbers for this rule
  readonly provenance: RuleProvenance;
  readonly staleAfterDays: number;
}

const inForm = (form: Form, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | null | undefined)?.[key], form);

const isFromForm = (value: unknown): value is { form: string } =>
  typeof value === 'object' && value !== null && Object.keys(value).join() === 'form';

const known = new WeakMap<Form, Map<VisaGroup, RuleInForce[]>>(); // a form never changes once it is loaded

// The rules that apply to this destination and group; a rule whose number the form lacks does not apply.
export function rulesInForce(form: Form, group: VisaGroup): readonly RuleInForce[] {
  const groups = known.get(form) ?? new Map<VisaGroup, RuleInForce[]>();
  known.set(form, groups);
  const found = groups.get(group) ?? gathered(form, group);
  groups.set(group, found);
  return found;
}

function gathered(form: Form, group: VisaGroup): RuleInForce[] {
  return allRules.flatMap(({ rule, staleAfterDays }): RuleInForce[] => {
    if (rule.groups && !rule.groups.includes(group)) return [];
    if (rule.destinations && !rule.destinations.includes(form.destinationIso2)) return [];
    const entries = Object.entries(rule.params).map(
      ([name, value]) => [name, isFromForm(value) ? inForm(form, value.form) : value] as const,
    );
    if (entries.some(([, value]) => value === null || value === undefined)) return [];
    const predicate = predicates[rule.predicate];
    if (!predicate) throw new Error(`rule ${rule.id} names no predicate: ${rule.predicate}`);
    const params = predicate.params.parse(Object.fromEntries(entries));
    const own = predicate.limits ? predicate.limits(form, group, params) : {};
    if (own === null) return [];
    const numbers = Object.fromEntries(entries.filter(([, value]) => typeof value === 'number')) as Facts;
    return [
      {
        rule,
        predicate,
        params,
        limits: { destination: countryName(form.destinationIso2, form.destination), ...numbers, ...own },
        provenance: ruleProvenance(rule.source, form),
        staleAfterDays,
      },
    ];
  });
}
