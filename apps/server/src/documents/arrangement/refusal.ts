import type { ArrangementRefusal } from '@visawright/contract/documents/arrangement.ts';

// An outcome, not an error: the operation is recorded as refused and the reply shows the current state. Thrown before anything is written.
export class Refusal extends Error {
  readonly refusal: ArrangementRefusal;
  readonly lostTo: string | null; // personUid
  constructor(refusal: ArrangementRefusal, lostTo: string | null = null) {
    super(refusal);
    this.refusal = refusal;
    this.lostTo = lostTo;
  }
}
