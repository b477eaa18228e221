import type { Evidence } from '@visawright/contract/evidence.ts';
import type { Finding } from '@visawright/contract/finding.ts';
import type { VisaGroup } from '@visawright/contract/visa-group.ts';
import type { z } from 'zod';
import type { Form } from '../form-schema.ts';
import type { Case } from './case.ts';

// What a sentence is filled with: said in its reader's language where it has words of its own.
export type Fact =
  | string
  | number
  | { readonly day: string }
  | { readonly amount: number; readonly currency: string }
  | { readonly en: string; readonly hi: string };
export type Facts = Readonly<Record<string, Fact>>;

// One place where a rule is broken, or could not be judged though it matters.
export interface Breach {
  readonly about: string; // what it speaks of: a paper, a title, a day; '' where there can be one only
  readonly standing?: 'unknown'; // else it fails
  readonly variant?: string; // of the rule's words and severity
  readonly reason?: string; // of the rule's reasons: what {reason} says
  readonly facts: Facts;
  readonly evidence: readonly Evidence[];
  readonly days?: Finding['days'];
  readonly fields?: readonly string[];
  readonly remedy?: Partial<Omit<Finding['remedy'], 'kind'>>;
}

export interface Predicate<P = never> {
  readonly params: z.ZodType<P>;
  // What the rule says of this destination, to be read beside it; null: this destination has no such rule.
  readonly limits?: (form: Form, group: VisaGroup, params: P) => Facts | null;
  readonly judge: (given: Case, params: P) => Breach[];
}

export const predicate = <P>(made: Predicate<P>): Predicate<P> => made;
