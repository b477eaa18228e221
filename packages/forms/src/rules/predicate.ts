import type { Evidence } from '@visawright/contract/documents/evidence.ts';
import type { Finding } from '@visawright/contract/forms/finding.ts';
import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import type { z } from 'zod';
import type { Form } from '../form/form-schema.ts';
import type { Facts } from './facts.ts';
import type { RuleInput } from './rule-input.ts';

// One violation of a rule, or a case where it could not be evaluated.
export interface Violation {
  readonly about: string; // what it is about: a document, a title, a day; '' if there can be only one
  readonly status?: 'unknown'; // absent if the rule fails
  readonly variant?: string; // selects the rule's variant
  readonly reason?: string; // selects the text for {reason}
  readonly facts: Facts;
  readonly evidence: readonly Evidence[];
  readonly days?: Finding['days'];
  readonly fields?: readonly string[];
  readonly fact?: string; // the fact it relies on, where the rule is about many
  readonly remedy?: Partial<Omit<Finding['remedy'], 'kind'>>;
}

export interface Predicate<P = never> {
  readonly params: z.ZodType<P>;
  // The destination's limits, shown in the rule's description; null if the destination has no such rule.
  readonly limits?: (form: Form, group: VisaGroup, params: P) => Facts | null;
  readonly judge: (input: RuleInput, params: P) => Violation[];
}

export const predicate = <P>(made: Predicate<P>): Predicate<P> => made;
