import type { PhotoCut, PhotoNudge } from '@visawright/contract/photo.ts';
import type { PhotoFacts } from './photo-facts.ts';
import type { Rule } from './photo-frame.ts';
import { placeCut } from './place-cut.ts';

export { photoFactsOf, type PhotoFacts } from './photo-facts.ts';
export type { Rule } from './photo-frame.ts';
export { verdictsOf } from './verdicts.ts';

// Where the destination's frame lies around the head; null where there is none. Pure: the picture is not looked at.
export const cutOf = (facts: PhotoFacts, rule: Rule, nudge: PhotoNudge | null = null): PhotoCut | null =>
  placeCut(facts, rule, nudge)?.cut ?? null;
