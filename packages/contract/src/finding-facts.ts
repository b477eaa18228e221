// What is known of findings without a schema: the browser loads this file alone.
export const severities = ['blocking', 'warning', 'note'] as const;
export type Severity = (typeof severities)[number];

// fails: what was read breaks the rule. unknown: the rule could not be judged, which is never a pass.
export const findingStandings = ['fails', 'unknown'] as const;
export type FindingStanding = (typeof findingStandings)[number];

// What a person can do about it, so that a screen can offer the button.
export const remedyKinds = [
  'addPaper',
  'replacePaper',
  'retake',
  'confirmValue',
  'changeAnswer',
  'changeDates',
  'none',
] as const;

export const isOpen = ({ accepted }: { accepted: unknown }): boolean => accepted === null;
export const blocks = (finding: { accepted: unknown; severity: Severity; standing: FindingStanding }): boolean =>
  isOpen(finding) && finding.severity === 'blocking' && finding.standing === 'fails';
