import type { PhotoCut, PhotoNudge } from '@visawright/contract/documents/photo.ts';
import type { PhotoFacts } from './photo-facts.ts';
import type { PhotoRule } from './photo-frame.ts';
import { placeCrop } from './place-crop.ts';

export { photoFactsOf, type PhotoFacts } from './photo-facts.ts';
export type { PhotoRule as Rule } from './photo-frame.ts';
export { verdictsOf } from './verdicts.ts';

// The destination's frame around the head; null if there is no face. A pure function that does not read pixels.
export const cropOf = (facts: PhotoFacts, rule: PhotoRule, nudge: PhotoNudge | null = null): PhotoCut | null =>
  placeCrop(facts, rule, nudge)?.cut ?? null;
