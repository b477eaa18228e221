import type { Evidence, PageEvidence } from '@visawright/contract/documents/evidence.ts';
import type { GrantFact, GrantLine } from '@visawright/contract/delivery/grant.ts';
import type { DocumentEvidence } from '../documents/document-evidence.ts';
import type { Facts } from '../rules/facts.ts';
import type { RuleInput } from '../rules/rule-input.ts';

// The issued visa as it was read, and the application as it was declared.
export interface GrantInput {
  readonly visa: DocumentEvidence;
  readonly asked: RuleInput;
}

// One compared fact; `textKey` selects its text in grant-texts.json.
export interface ComparedFact {
  readonly fact: GrantFact;
  readonly status: GrantLine['status'];
  readonly textKey: string;
  readonly facts: Facts;
  readonly onVisa: PageEvidence | null;
  readonly asked: readonly Evidence[];
}

export type CompareFact = (input: GrantInput) => ComparedFact | null; // null if there is nothing to compare with

export const unreadFact = (fact: GrantFact, asked: readonly Evidence[], facts: Facts = {}): ComparedFact => ({
  fact,
  status: 'unread',
  textKey: `${fact}.unread`,
  facts,
  onVisa: null,
  asked,
});
