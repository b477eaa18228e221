import { categoryOf } from './category-of.ts';
import type { PageClass } from './page-class.types.ts';
import { isDoubted, votesOf, type Correction } from './corrections.ts';
import { meaningOf } from './meaning-of.ts';
import { pageText } from './page-text.ts';
import { pointsOf, type KindPoints } from './points-of.ts';
import { traitsOf } from './traits-of.ts';

export interface PageFacts {
  readonly learnt?: readonly Correction[];
  readonly points?: readonly KindPoints[]; // if its patterns were counted already
}

const leastLetters = 15;
const otherKind = 'Other document';
const clear = { points: 9, lead: 4.5, share: 0.45 };
const perLikeness = 26; // points
const mostPrinted = 12;
const perVote = 16;
const least = { points: 2, likeness: 0.3 };
const weak = 2.4; // points needed for any result
const agreed = { points: 6.5, lead: 5, likeness: 0.38 };
const temperature = 3;

const nothing: PageClass = {
  category: 'Other',
  kind: otherKind,
  outcome: 'confirm',
  score: 0,
  scores: {},
  by: 'nothing',
};

function leads(points: readonly KindPoints[]): boolean {
  const [best] = points;
  if (!best || best.points < clear.points) return false;
  const rival = Math.max(0, points.find((each) => each.category !== best.category)?.points ?? 0);
  const sibling = Math.max(0, points[1]?.points ?? 0);
  const isClear = best.points - rival >= Math.max(clear.lead, best.points * clear.share);
  return isClear && best.points - sibling >= clear.lead - 1.5;
}

function chances(totals: ReadonlyMap<string, number>): Record<string, number> {
  const most = Math.max(...totals.values());
  const raised = [...totals].map(([kind, total]): [string, number] => [kind, Math.exp((total - most) / temperature)]);
  const sum = raised.reduce((all, [, each]) => all + each, 0);
  return Object.fromEntries(raised.map(([kind, each]) => [kind, each / sum] as const).filter(([, p]) => p > 0.01));
}

// Patterns first; if no kind clearly leads, the sentence model; if both are unclear, the result must be confirmed.
export async function classifyPage(text: string, { learnt = [], points: counted }: PageFacts = {}): Promise<PageClass> {
  if (text.replaceAll(/[^\p{L}]/gu, '').length < leastLetters) return nothing;
  const points = counted ?? pointsOf(pageText(text));
  const [first] = points;
  if (first && leads(points) && !isDoubted(first.kind, learnt)) {
    const scores = chances(new Map(points.map((each) => [each.kind, each.points])));
    const { category, kind } = first;
    const outcome = kind === otherKind ? 'confirm' : 'accept';
    return { category, kind, outcome, score: scores[kind]!, scores, by: 'patterns' };
  }
  return byMeaning(points, await traitsOf(text), learnt);
}

async function byMeaning(
  points: readonly KindPoints[],
  embedding: Float32Array,
  learnt: readonly Correction[],
): Promise<PageClass> {
  const meaning = await meaningOf(embedding);
  // The distances between kinds do not depend on the amount of text.
  const over = Math.max(0, (points[0]?.points ?? 0) - mostPrinted);
  const printed = new Map(points.map((each) => [each.kind, each.points - over]));
  const usual = [...meaning.values()].reduce((sum, each) => sum + each, 0) / meaning.size;
  const totals = new Map<string, number>();
  for (const [kind, like] of meaning)
    totals.set(kind, Math.max(-3, printed.get(kind) ?? 0) + (like - usual) * perLikeness);
  const unread = [...totals].sort((a, b) => b[1] - a[1]);
  const votes = votesOf(embedding, learnt);
  for (const { kind, weight } of votes) totals.set(kind, (totals.get(kind) ?? 0) + weight * perVote);
  const [[kind, total] = [otherKind, 0], second] = [...totals].sort((a, b) => b[1] - a[1]);
  const scores = chances(totals);
  const isLearnt = kind !== unread[0]?.[0];
  const isNothing = !isLearnt && (printed.get(kind) ?? 0) < least.points && (meaning.get(kind) ?? 0) < least.likeness;
  const [best, next] = points;
  if (isNothing && best && best.points >= weak && best.points - (next?.points ?? 0) >= weak / 2)
    return {
      category: best.category,
      kind: best.kind,
      outcome: 'confirm',
      score: scores[best.kind] ?? 0,
      scores,
      by: 'patterns',
      embedding,
    };
  if (isNothing) return { ...nothing, scores, embedding };
  const isAgreed =
    (printed.get(kind) ?? 0) >= agreed.points &&
    total - (second?.[1] ?? 0) >= agreed.lead &&
    (meaning.get(kind) ?? 0) >= agreed.likeness;
  const outcome = isAgreed && !isLearnt && kind !== otherKind ? 'accept' : 'confirm';
  return {
    category: categoryOf(kind),
    kind,
    outcome,
    score: scores[kind] ?? 0,
    scores,
    by: isLearnt ? 'learnt' : 'meaning',
    embedding,
  };
}
