import type { ArrangementStep } from '@visawright/contract/documents/arrangement.ts';
import { readTabJson, writeTabJson } from '../../../../lib/browser/storage.ts';

export interface UnsentStep {
  readonly operationUid: string;
  readonly step: ArrangementStep;
}
interface Visit {
  readonly visitUid: string;
  readonly unsent: readonly UnsentStep[];
}
export interface StoredVisit {
  readonly visitUid: string;
  readUnsent(): readonly UnsentStep[];
  writeUnsent(unsent: readonly UnsentStep[]): void;
}

// A visit lasts as long as its tab: after a reload its unsent operations are sent, and its history can be undone.
export function openStoredVisit(subject: string): StoredVisit {
  const name = `arrangement.${subject}` as const;
  const read = () => readTabJson(name) as Visit | null;
  const visitUid = read()?.visitUid ?? crypto.randomUUID();
  const writeUnsent = (unsent: readonly UnsentStep[]) => writeTabJson(name, { visitUid, unsent } satisfies Visit);
  if (!read()) writeUnsent([]);
  return { visitUid, readUnsent: () => read()?.unsent ?? [], writeUnsent };
}
