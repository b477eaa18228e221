import type { ReadDocument } from '@visawright/reading/engine.types.ts';

export interface MixedPage {
  readonly paper: number;
  readonly category: string;
}

// Each true paper is matched with the one that shares most of its pages, each of those once; a page is right where its paper was matched.
export function pagesRight(documents: readonly ReadDocument[], truth: readonly MixedPage[]): number {
  const papers = [...new Set(truth.map(({ paper }) => paper))];
  const pairs = papers.flatMap((paper) =>
    documents.map((document, at) => {
      const shared = document.pages.filter((page) => truth[page - 1]?.paper === paper);
      const isAlike = truth[(shared[0] ?? 0) - 1]?.category === document.category;
      return { paper, at, shared: isAlike ? shared.length : 0 };
    }),
  );
  const [taken, matched] = [new Set<number>(), new Set<number>()];
  let right = 0;
  for (const { paper, at, shared } of pairs.sort((a, b) => b.shared - a.shared)) {
    if (taken.has(at) || matched.has(paper)) continue;
    taken.add(at);
    matched.add(paper);
    right += shared;
  }
  return right;
}
