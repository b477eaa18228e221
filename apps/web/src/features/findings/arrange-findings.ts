import type { Finding } from '@visawright/contract/finding.ts';

export interface ArrangedFindings {
  readonly blocking: readonly Finding[];
  readonly warnings: readonly Finding[];
  readonly unknown: readonly Finding[]; // of any severity: what could not be judged is neither a fault nor a pass
  readonly notes: readonly Finding[];
  readonly accepted: readonly Finding[];
}

// In the order they came within each: the server puts the gravest first.
export function arrangeFindings(findings: readonly Finding[]): ArrangedFindings {
  const open = findings.filter(({ accepted }) => accepted === null);
  const failing = (severity: Finding['severity']) =>
    open.filter((one) => one.standing === 'fails' && one.severity === severity);
  return {
    blocking: failing('blocking'),
    warnings: failing('warning'),
    unknown: open.filter(({ standing }) => standing === 'unknown'),
    notes: failing('note'),
    accepted: findings.filter(({ accepted }) => accepted !== null),
  };
}

// A contradiction is between two papers; a paper against a rule is not one.
export function kindOf({ evidence }: Pick<Finding, 'evidence'>): 'missing' | 'contradiction' | null {
  if (evidence.some(({ from }) => from === 'missing')) return 'missing';
  const papers = new Set(evidence.flatMap((one) => (one.from === 'document' ? [one.docId] : [])));
  return papers.size > 1 ? 'contradiction' : null;
}

export type Grade = 'blocking' | 'warning' | 'note' | 'unknown';
export const gradeOf = ({ standing, severity }: Pick<Finding, 'standing' | 'severity'>): Grade =>
  standing === 'unknown' ? 'unknown' : severity;
