import type { Application } from '@visawright/contract/application.ts';

type Row = Pick<Application, 'docIds' | 'documentsNeeded' | 'summary' | 'status'>;

// What the rules counted; until they were asked, the papers that are here and what the checklist names for everybody.
export const papersOf = ({
  docIds,
  documentsNeeded,
  summary,
}: Row): { readonly have: number; readonly need: number } =>
  summary ? { have: summary.papersHave, need: summary.papersNeeded } : { have: docIds.length, need: documentsNeeded };

// A draft has everything still to come, and what was handed in is no longer mended: neither is counted against anybody.
export const showsFindings = ({ summary, status, docIds }: Row): boolean =>
  summary != null && status !== 'submitted' && docIds.length > 0;
