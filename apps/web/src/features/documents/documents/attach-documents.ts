import type { Application } from '@visawright/contract/applications/application.ts';
import { call, CallError } from '../../../lib/api/call.ts';

const attempts = 4;

// Retries on a version conflict, because others may attach documents at the same time. Returns whether anything was added.
export async function attachDocuments(
  applicationUid: string,
  docIds: readonly string[],
  onDone?: (application: Application) => void,
): Promise<boolean> {
  const query = { applicationUid };
  for (let attempt = 1; ; attempt++) {
    const now = await call('getApplication', { query });
    const fresh = docIds.filter((docId) => !now.docIds.includes(docId));
    if (fresh.length === 0) {
      onDone?.(now);
      return false;
    }
    try {
      const application = { docIds: [...now.docIds, ...fresh], version: now.version };
      const next = await call('updateApplication', { query, body: { application }, once: true });
      onDone?.(next);
      return true;
    } catch (error) {
      if (attempt === attempts || !(error instanceof CallError) || error.status !== 409) throw error;
    }
  }
}
