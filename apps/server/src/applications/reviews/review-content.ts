import type { Actor } from '../../platform/access/actor.types.ts';
import type { Tx } from '../../platform/db/db.ts';

export interface SectionContent {
  readonly section: string;
  readonly isOpen: boolean; // to be decided in the current or next round
  readonly isReturned: boolean; // the last decision on it
  readonly isChanged: boolean; // its answers differ from those of the last decision
  readonly answers: Buffer | null; // sealed, as they are now
}

// What is reviewed. The module forms reads it, because it knows questions, answers and findings.
export interface ReviewContent {
  readonly sections: readonly SectionContent[];
  readonly missing: number; // required answers that are missing or wrong
  readonly blocking: number; // open findings that stop the declaration
}

// Called after the application was locked.
export type ReadReviewContent = (tx: Tx, actor: Actor, applicationUid: string) => Promise<ReviewContent>;
