import type { Classified } from './classify.types.ts';
import { pageText } from './page-text.ts';
import { pointsOf } from './points.ts';

export type { Classified } from './classify.types.ts';

const unknown: Classified = { category: 'Other', kind: 'Other document', outcome: 'confirm' };
const sure = { points: 9, lead: 4.5 };

// The first stage alone: at once and without a model.
export function classify(text: string): Classified {
  const [best, second] = pointsOf(pageText(text));
  if (!best || best.points < 1.5) return unknown;
  const isSure = best.points >= sure.points && best.points - Math.max(0, second?.points ?? 0) >= sure.lead;
  return { category: best.category, kind: best.kind, outcome: isSure ? 'accept' : 'confirm' };
}
