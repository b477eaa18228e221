import type { Application, ApplicationSummary } from './application.ts';

export interface DocumentCount {
  readonly have: number;
  readonly need: number;
}

interface Counted extends Pick<Application, 'docIds' | 'documentsNeeded'> {
  readonly summary?: Pick<ApplicationSummary, 'papersHave' | 'papersNeeded'> | null | undefined;
}

// The number of documents in lists, drawers and on Home, from the last evaluation of the rules. Before the first one only the documents
// everyone needs are known, and how many files were added.
export const documentCountOf = ({ docIds, documentsNeeded, summary }: Counted): DocumentCount =>
  summary
    ? { have: summary.papersHave, need: summary.papersNeeded }
    : { have: Math.min(docIds.length, documentsNeeded), need: documentsNeeded };
