import type { ReadDocument } from '@visawright/reading/engine.types.ts';

export interface MixedPage {
  readonly document: number;
  readonly category: string;
}

// Matches each true document with the found document that shares most of its pages, one to one. A page is right if its document was
// matched.
export function pagesRight(documents: readonly ReadDocument[], truth: readonly MixedPage[]): number {
  const trueDocuments = [...new Set(truth.map(({ document }) => document))];
  const pairs = trueDocuments.flatMap((document) =>
    documents.map((found, at) => {
      const shared = found.pages.filter((page) => truth[page - 1]?.document === document);
      const isAlike = truth[(shared[0] ?? 0) - 1]?.category === found.category;
      return { document, at, shared: isAlike ? shared.length : 0 };
    }),
  );
  const [taken, matched] = [new Set<number>(), new Set<number>()];
  let right = 0;
  for (const { document, at, shared } of pairs.sort((a, b) => b.shared - a.shared)) {
    if (taken.has(at) || matched.has(document)) continue;
    taken.add(at);
    matched.add(document);
    right += shared;
  }
  return right;
}
