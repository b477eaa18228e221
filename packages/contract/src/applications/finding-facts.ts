// Finding constants without schemas, for the browser.
export const severities = ['blocking', 'warning', 'note'] as const;
export type Severity = (typeof severities)[number];

// fails: the rule is violated. unknown: the rule could not be evaluated, which never counts as a pass.
export const findingStatuses = ['fails', 'unknown'] as const;
export type FindingStatus = (typeof findingStatuses)[number];

// What a person can do about it; the screen offers the matching button.
export const remedyKinds = [
  'addDocument',
  'replaceDocument',
  'retake',
  'confirmValue',
  'changeAnswer',
  'changeDates',
  'none',
] as const;

export const isOpenFinding = ({ accepted }: { accepted: unknown }): boolean => accepted === null;
export const isBlockingFinding = (finding: { accepted: unknown; severity: Severity; status: FindingStatus }): boolean =>
  isOpenFinding(finding) && finding.severity === 'blocking' && finding.status === 'fails';
