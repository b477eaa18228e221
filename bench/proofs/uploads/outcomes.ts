import { setTimeout as wait } from 'node:timers/promises';
import type { Document } from '@visawright/contract/documents/document.ts';
import type { Sender } from './sender.ts';

const patienceMs = 300_000;

// The result of an upload: pages were created, or it was rejected. What is read from the pages is tested elsewhere.
const uploadOutcome = ({ state, reason, pages }: Document): string | undefined => {
  if (state === 'rejected') return `rejected ${reason}`;
  if (state === 'failed') return 'failed';
  return pages > 0 ? 'accepted' : undefined;
};

export async function outcomes(
  sender: Sender,
  applicantUid: string,
  docIds: readonly string[],
): Promise<Map<string, string>> {
  const known = new Map<string, string>();
  for (const end = Date.now() + patienceMs; known.size < docIds.length && Date.now() < end; await wait(300)) {
    const open = docIds.filter((docId) => !known.has(docId));
    for (let from = 0; from < open.length; from += 100)
      for (const document of await sender.documents(applicantUid, open.slice(from, from + 100))) {
        const outcome = uploadOutcome(document);
        if (outcome) known.set(document.docId, outcome);
      }
  }
  return known;
}
