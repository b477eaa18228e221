import type { Category } from '@visawright/forms/categories.ts';
import { patterns } from './patterns.ts';

export interface Classified {
  readonly category: Category['category'];
  readonly kind: string;
  readonly outcome: 'accept' | 'confirm';
}

const matchers = patterns.map((pattern) => ({
  ...pattern,
  sure: pattern.sure.map((each) => new RegExp(each)),
  likely: pattern.likely.map((each) => new RegExp(each)),
}));

const unknown: Classified = { category: 'Other', kind: 'Other document', outcome: 'confirm' };

// A kind is accepted only when it leads clearly; otherwise the person is asked.
export function classify(text: string): Classified {
  const plain = text.toLowerCase().replaceAll(/\s+/g, ' ');
  const scored = matchers
    .map(({ category, kind, sure, likely }) => {
      const points =
        sure.filter((each) => each.test(plain)).length * 3 + likely.filter((each) => each.test(plain)).length;
      return { category, kind, points };
    })
    .sort((a, b) => b.points - a.points);
  const [best] = scored;
  if (!best || best.points < 2) return unknown;
  const rival = scored.find((each) => each.category !== best.category)?.points ?? 0;
  return {
    category: best.category,
    kind: best.kind,
    outcome: best.points >= 4 && best.points >= rival + 2 ? 'accept' : 'confirm',
  };
}
