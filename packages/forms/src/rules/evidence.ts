import type { DocumentCategory } from '@visawright/contract/document-facts.ts';
import type { EnteredEvidence, MissingEvidence } from '@visawright/contract/evidence.ts';
import type { Case } from './case.ts';
import { isDay } from './days.ts';

type Named = 'fromDate' | 'toDate' | 'visaTo' | 'nationality' | 'visaType';

// What the application itself says: one side of most findings.
export const said = ({ application }: Case, name: Named): EnteredEvidence => ({
  from: 'application',
  name: `application.${name}`,
  value: application[name] ?? '',
});

export const missing = (category: DocumentCategory, title: string): MissingEvidence => ({
  from: 'missing',
  category,
  title,
});

export interface Trip {
  readonly from: string;
  readonly to: string;
}

export function tripOf({ application: { fromDate, toDate } }: Case): Trip | null {
  return isDay(fromDate) && isDay(toDate) && fromDate <= toDate ? { from: fromDate, to: toDate } : null;
}
