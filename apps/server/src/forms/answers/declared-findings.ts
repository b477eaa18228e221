import type { Severity } from '@visawright/contract/applications/finding-facts.ts';
import { isUnsolvedFinding } from '@visawright/contract/forms/unsolved-finding.ts';
import type { Finding } from '@visawright/contract/forms/finding.ts';
import type { ApplicantKey } from '../../platform/crypto/applicant-key.ts';

// A warning that was not solved when the declaration was accepted, in the package's language.
export interface DeclaredFinding {
  readonly severity: Severity;
  readonly title: string;
  readonly text: string;
  readonly reason: string | null; // given for accepting it; null if nobody did
}

const purpose = (applicationUid: string) => `declaredFindings/${applicationUid}`;

export function sealDeclaredFindings(key: ApplicantKey, applicationUid: string, findings: readonly Finding[]): Buffer {
  const declared = findings.filter(isUnsolvedFinding).map(({ severity, words, accepted }): DeclaredFinding => ({
    severity,
    title: words.en.title,
    text: words.en.text,
    reason: accepted?.reason ?? null,
  }));
  return key.sealFor(purpose(applicationUid), JSON.stringify(declared));
}

export const openDeclaredFindings = (
  key: ApplicantKey,
  applicationUid: string,
  sealed: Buffer | null,
): DeclaredFinding[] => (sealed ? (JSON.parse(key.openFor(purpose(applicationUid), sealed)) as DeclaredFinding[]) : []);
