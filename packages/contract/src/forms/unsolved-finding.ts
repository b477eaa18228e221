import type { FindingStatus, Severity } from '../applications/finding-facts.ts';

// Not solved, also if it was accepted with a reason. Notes, and rules that could not be evaluated, are not warnings.
export const isUnsolvedFinding = (finding: { severity: Severity; status: FindingStatus }): boolean =>
  finding.status === 'fails' && finding.severity !== 'note';
