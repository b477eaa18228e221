import { allPhrases } from './phrases/all.ts';
import type { PageText } from './page-text.ts';
import { isIn, isLine, phrase } from './phrase.ts';

export interface KindPoints {
  readonly category: (typeof allPhrases)[number]['category'];
  readonly kind: string;
  readonly points: number;
  readonly title: number; // the part of a title standing where titles stand
}

export const weights = {
  title: { ownLine: 7, heading: 5, lineBelow: 3, mentioned: 1.2, listed: 0.4 },
  sure: 2.4,
  likely: 0.8,
  sign: 2,
  never: -2.5,
  lacking: -6,
  prose: { from: 0.3, points: -5 }, // on a card
  most: { sure: 12, likely: 6, never: -6 },
};

const matchers = allPhrases.map((each) => ({
  category: each.category,
  kind: each.kind,
  isCard: each.isCard === true,
  titles: each.titles.map(phrase),
  sure: (each.sure ?? []).map(phrase),
  likely: (each.likely ?? []).map(phrase),
  signs: (each.signs ?? []).map((sign) => new RegExp(sign)),
  never: (each.never ?? []).map(phrase),
  needs: (each.needs ?? []).map(phrase),
}));

const listOf = 4; // categories named by their titles: a list of papers, none of them

const isOfLetters = (category: string) => category === 'Letter';

function titlePoints(page: PageText, titles: readonly ReturnType<typeof phrase>[], isOwn: boolean): number {
  const { ownLine, heading, lineBelow, mentioned, listed } = weights.title;
  let best = 0;
  for (const title of titles) {
    if (!isIn(title, page.whole)) continue;
    const at = page.lines.findIndex((line) => isLine(title, line));
    const isOwnLine = at >= 0 && at < 9;
    if (isIn(title, page.heading) && (isOwnLine || title.isLong)) best = Math.max(best, isOwnLine ? ownLine : heading);
    else if (page.isLetter && !isOwn) best = Math.max(best, listed);
    else best = Math.max(best, at >= 0 ? lineBelow : mentioned);
  }
  return best;
}

const count = (list: readonly ReturnType<typeof phrase>[], page: PageText) =>
  list.reduce((sum, each) => sum + (isIn(each, page.whole) ? 1 : 0), 0);

// First stage: what every kind's phrases say of a page, best first.
export function pointsOf(page: PageText): KindPoints[] {
  const { sure, likely, sign, never, most, lacking, prose } = weights;
  const titles = matchers.map((each) => titlePoints(page, each.titles, isOfLetters(each.category)));
  const named = new Set(matchers.filter((_, i) => titles[i]! >= weights.title.lineBelow).map((each) => each.category));
  const isList = named.size >= listOf;
  return matchers
    .map((each, i): KindPoints => {
      const title = isList ? Math.min(weights.title.listed, titles[i]!) : titles[i]!;
      const points =
        title +
        Math.min(most.sure, count(each.sure, page) * sure) +
        Math.min(most.likely, count(each.likely, page) * likely) +
        each.signs.filter((one) => one.test(page.raw)).length * sign +
        Math.max(most.never, count(each.never, page) * never) +
        (each.needs.length > 0 && count(each.needs, page) === 0 ? lacking : 0) +
        (each.isCard && page.prose > prose.from ? prose.points : 0);
      return { category: each.category, kind: each.kind, points, title };
    })
    .sort((a, b) => b.points - a.points);
}
