import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ExtractedDocument } from '@visawright/contract/documents/document.ts';
import { operations } from '@visawright/contract/operations/index.ts';
import { startSupervised, type SupervisedProcess } from '../documents/supervised-process.ts';
import type { Desk } from '../documents/desk.ts';

export interface Product {
  readonly url: string;
  stop(): Promise<void>;
}

// The product on a stack: the API, and a worker where documents must be read.
export async function startProduct(env: Record<string, string>, withWorker: boolean): Promise<Product> {
  const processes: SupervisedProcess[] = [startSupervised('api.ts', env)];
  if (withWorker) processes.push(startSupervised('worker.ts', { ...env, READERS: '1' }));
  const url = env['PUBLIC_URL']!;
  const stop = async () => void (await Promise.all(processes.map((each) => each.stop())));
  for (let tries = 0; ; tries++) {
    const isUp = await fetch(`${url}/readyz`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (isUp) return { url, stop };
    if (tries > 1_800) {
      await stop();
      throw new Error('the API does not respond');
    }
    await wait(100);
  }
}

// SHA-256 of every page of an applicant's documents as the API serves it, opened with the applicant's key.
export async function servedPages(url: string, desk: Desk): Promise<Map<string, string>> {
  const headers = { authorization: `Bearer ${await desk.token()}`, 'realm-client-id': desk.realm.path };
  const docIds = (await desk.documents()).map(({ docId }) => docId);
  const { method, path } = operations.extractedDocuments;
  const reply = await fetch(`${url}${path}?applicantUid=${desk.applicantUid}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ docIds }),
  });
  if (!reply.ok) throw new Error(`the documents were answered with ${reply.status}`);
  const { documents } = (await reply.json()) as { documents: ExtractedDocument[] };
  const pages = new Map<string, string>();
  for (const { _id, documentData } of documents)
    for (const { pageIndex, imageUrl } of documentData.pages) {
      const image = await fetch(new URL(imageUrl, url), { headers });
      const bytes = Buffer.from(await image.arrayBuffer());
      const isPicture = image.ok && bytes.length > 1_000;
      pages.set(
        `${_id} ${pageIndex}`,
        isPicture ? createHash('sha256').update(bytes).digest('hex') : `status ${image.status}`,
      );
    }
  return pages;
}
