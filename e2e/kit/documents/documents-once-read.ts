import type { Document } from '@visawright/contract/documents/document.ts';
import { isSettled } from '@visawright/contract/documents/document-facts.ts';
import type { PersonClient } from '../applications/person-client.ts';
import { expect } from '../browser/test.ts';
import { patience } from '../patience.ts';

// The documents of an applicant, once there are at least this many and all of them have been read.
export async function documentsOnceRead(me: PersonClient, applicantUid: string, count: number): Promise<Document[]> {
  let documents: Document[] = [];
  const areRead = async () => {
    ({ documents } = await me.ask<{ documents: Document[] }>('documentsOfApplicant', { query: { applicantUid } }));
    return documents.length >= count && documents.every(({ state }) => isSettled(state));
  };
  await expect.poll(areRead, { timeout: 120_000 * patience }).toBe(true);
  return documents;
}
