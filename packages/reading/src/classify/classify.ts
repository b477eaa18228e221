import type { Classification } from './page-class.types.ts';
import { pageText } from './page-text.ts';
import { pointsOf } from './points-of.ts';

const unknown: Classification = { category: 'Other', kind: 'Other document', outcome: 'confirm' };
const sure = { points: 9, lead: 4.5 };

// The first stage alone: fast, without a model.
export function classify(text: string): Classification {
  const [best, second] = pointsOf(pageText(text));
  if (!best || best.points < 1.5) return unknown;
  const isSure = best.points >= sure.points && best.points - Math.max(0, second?.points ?? 0) >= sure.lead;
  return { category: best.category, kind: best.kind, outcome: isSure ? 'accept' : 'confirm' };
}
