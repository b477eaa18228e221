import { allPhrases } from './phrases/all-phrases.ts';
import type { PageText } from './page-text.ts';
import { containsPhrase, isPhraseLine, preparePhrase } from './phrase.ts';

export interface KindPoints {
  readonly category: (typeof allPhrases)[number]['category'];
  readonly kind: string;
  readonly points: number;
  readonly title: number; // share of a title that is where titles are expected
}

const weights = {
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
  titles: each.titles.map(preparePhrase),
  sure: (each.sure ?? []).map(preparePhrase),
  likely: (each.likely ?? []).map(preparePhrase),
  signs: (each.signs ?? []).map((sign) => new RegExp(sign)),
  never: (each.never ?? []).map(preparePhrase),
  needs: (each.needs ?? []).map(preparePhrase),
}));

const listOf = 4; // if titles of so many categories occur, the page is a list of documents

const isOfLetters = (category: string) => category === 'Letter';

function titlePoints(page: PageText, titles: readonly ReturnType<typeof preparePhrase>[], isOwn: boolean): number {
  const { ownLine, heading, lineBelow, mentioned, listed } = weights.title;
  let best = 0;
  for (const title of titles) {
    if (!containsPhrase(title, page.whole)) continue;
    const at = page.lines.findIndex((line) => isPhraseLine(title, line));
    const isOwnLine = at >= 0 && at < 9;
    if (containsPhrase(title, page.heading) && (isOwnLine || title.isLong))
      best = Math.max(best, isOwnLine ? ownLine : heading);
    else if (page.isLetter && !isOwn) best = Math.max(best, listed);
    else best = Math.max(best, at >= 0 ? lineBelow : mentioned);
  }
  return best;
}

const count = (list: readonly ReturnType<typeof preparePhrase>[], page: PageText) =>
  list.reduce((sum, each) => sum + (containsPhrase(each, page.whole) ? 1 : 0), 0);

// First stage: points of each kind by its phrases, best first.
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
