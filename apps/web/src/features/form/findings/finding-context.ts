import { createContext, use } from 'react';
import type { Application } from '@visawright/contract/applications/application.ts';

// What the parts of a finding need from the screen around them.
export interface FindingContextValue {
  readonly subject: Pick<Application, 'applicationUid' | 'applicantUid'>;
  readonly isApplicant: boolean;
  readonly isDense: boolean;
  readonly mayEdit: boolean;
  readonly mayAccept: boolean;
  readonly allRules: { readonly href: string; readonly country: string } | null;
  readonly labelOf: (field: string) => string | null; // label of a question, translated
  readonly onField: (field: string) => void;
}

export const FindingContext = createContext<FindingContextValue | null>(null);

export function useFindingContext(): FindingContextValue {
  const place = use(FindingContext);
  if (!place) throw new Error('findings are drawn inside a FindingsPanel');
  return place;
}
