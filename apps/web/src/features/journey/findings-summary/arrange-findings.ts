import type { Finding } from '@visawright/contract/forms/finding.ts';

export interface ArrangedFindings {
  readonly blocking: readonly Finding[];
  readonly warnings: readonly Finding[];
  readonly unknown: readonly Finding[]; // of any severity: not judged, neither failed nor passed
  readonly notes: readonly Finding[];
  readonly accepted: readonly Finding[];
}

// Keeps the server's order: most serious first.
export function arrangeFindings(findings: readonly Finding[]): ArrangedFindings {
  const open = findings.filter(({ accepted }) => accepted === null);
  const failing = (severity: Finding['severity']) =>
    open.filter((one) => one.status === 'fails' && one.severity === severity);
  return {
    blocking: failing('blocking'),
    warnings: failing('warning'),
    unknown: open.filter(({ status }) => status === 'unknown'),
    notes: failing('note'),
    accepted: findings.filter(({ accepted }) => accepted !== null),
  };
}

// A contradiction is between two documents, not between a document and a rule.
export function kindOf({ evidence }: Pick<Finding, 'evidence'>): 'missing' | 'contradiction' | null {
  if (evidence.some(({ from }) => from === 'missing')) return 'missing';
  const documents = new Set(evidence.flatMap((one) => (one.from === 'document' ? [one.docId] : [])));
  return documents.size > 1 ? 'contradiction' : null;
}

export type Grade = 'blocking' | 'warning' | 'note' | 'unknown';
export const gradeOf = ({ status, severity }: Pick<Finding, 'status' | 'severity'>): Grade =>
  status === 'unknown' ? 'unknown' : severity;
