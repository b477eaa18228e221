import { createContext, use } from 'react';
import type { Application } from '@visawright/contract/application.ts';

// What every part of a finding asks of the screen around it.
export interface FindingPlace {
  readonly subject: Pick<Application, 'applicationUid' | 'applicantUid'>;
  readonly isApplicant: boolean;
  readonly isDense: boolean;
  readonly mayEdit: boolean;
  readonly mayAccept: boolean;
  readonly allRules: { readonly href: string; readonly country: string } | null;
  readonly labelOf: (field: string) => string | null; // of a question, in the reader's language
  readonly onField: (field: string) => void;
}

export const FindingPlaceContext = createContext<FindingPlace | null>(null);

export function useFindingPlace(): FindingPlace {
  const place = use(FindingPlaceContext);
  if (!place) throw new Error('findings are drawn inside a FindingsPanel');
  return place;
}
