import { randomUUID } from 'node:crypto';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import { consentVersion } from '@visawright/contract/documents/document-facts.ts';
import type { Document } from '@visawright/contract/documents/document.ts';
import { login } from '../server/calls.ts';
import type { TestDocument } from './document-cards.ts';
import { origin } from '../server/addresses.ts';
import type { DisposablePerson } from '../accounts/make-person.ts';

// Agrees to the reading and uploads a document through the API. It is read when the call returns, or soon after.
export async function sendDocument(
  { realm, name, password }: DisposablePerson,
  document: TestDocument,
  to: { applicantUid: string; applicationUid?: string },
): Promise<string> {
  const { tokens } = await login(realm, name, password);
  const headers = { 'realm-client-id': realm, authorization: `Bearer ${tokens.access_token}` };
  const { applicantUid } = to;
  const consent = { applicantUid, purpose: 'readDocuments', version: consentVersion, language: 'en' };
  await fetch(`${origin}${addresses.giveConsent.path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(consent),
  });
  const form = new FormData();
  for (const [key, value] of Object.entries(to)) form.append(key, value);
  form.append('files', new Blob([new Uint8Array(document.buffer)], { type: document.mimeType }), document.name);
  const reply = await fetch(`${origin}${addresses.processDocs.path}`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: form,
  });
  if (!reply.ok) throw new Error(`upload returned ${reply.status}: ${await reply.text()}`);
  const { documents } = (await reply.json()) as { documents: Document[] };
  return documents[0]!.docId;
}
