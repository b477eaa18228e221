import { randomUUID } from 'node:crypto';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import type { Document } from '@visawright/contract/document.ts';
import { login } from './calls.ts';
import type { Paper } from './papers.ts';
import { origin } from './places.ts';
import type { ThrowAway } from './throw-away.ts';

// A paper uploaded by a call, read when it answers (or soon after).
export async function sendPaper(
  { realm, name, password }: ThrowAway,
  paper: Paper,
  to: { applicantUid: string; applicationUid?: string },
): Promise<string> {
  const { tokens } = await login(realm, name, password);
  const form = new FormData();
  for (const [key, value] of Object.entries(to)) form.append(key, value);
  form.append('files', new Blob([new Uint8Array(paper.buffer)], { type: paper.mimeType }), paper.name);
  const reply = await fetch(`${origin}${addresses.processDocs.path}`, {
    method: 'POST',
    headers: {
      'realm-client-id': realm,
      authorization: `Bearer ${tokens.access_token}`,
      'idempotency-key': randomUUID(),
    },
    body: form,
  });
  if (!reply.ok) throw new Error(`upload answered ${reply.status}: ${await reply.text()}`);
  const { documents } = (await reply.json()) as { documents: Document[] };
  return documents[0]!.docId;
}
