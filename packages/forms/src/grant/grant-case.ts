import type { Evidence, PageEvidence } from '@visawright/contract/evidence.ts';
import type { GrantFact, GrantLine } from '@visawright/contract/grant.ts';
import type { ReadPaper } from '../read-paper.ts';
import type { Facts } from '../rules/breach.ts';
import type { Case } from '../rules/case.ts';

// The issued visa as it was read, beside the application as it was declared.
export interface GrantCase {
  readonly visa: ReadPaper;
  readonly asked: Case;
}

// One fact compared; `say` names its sentence.
export interface Compared {
  readonly fact: GrantFact;
  readonly standing: GrantLine['standing'];
  readonly say: string;
  readonly facts: Facts;
  readonly onVisa: PageEvidence | null;
  readonly asked: readonly Evidence[];
}

export type Compare = (given: GrantCase) => Compared | null; // null: nothing to compare with

export const unread = (fact: GrantFact, asked: readonly Evidence[], facts: Facts = {}): Compared => ({
  fact,
  standing: 'unread',
  say: `${fact}.unread`,
  facts,
  onVisa: null,
  asked,
});
