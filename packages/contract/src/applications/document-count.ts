import type { Application } from './application.ts';

export interface DocumentCount {
  readonly have: number;
  readonly need: number;
}

// The number of documents in lists, drawers and on Home, from the last evaluation of the rules. Before the first one only the documents
// everyone needs are known, and how many files were added.
export const documentCountOf = ({
  docIds,
  documentsNeeded,
  summary,
}: Pick<Application, 'docIds' | 'documentsNeeded' | 'summary'>): DocumentCount =>
  summary
    ? { have: summary.papersHave, need: summary.papersNeeded }
    : { have: Math.min(docIds.length, documentsNeeded), need: documentsNeeded };
