import type { QueryClient } from '@tanstack/react-query';
import { refreshRow } from '../../components/list/list-cache.ts';
import { CallError } from '../../lib/call.ts';
import { fetchApplication, place } from './application-list.ts';

const isOutdated = (error: unknown) => error instanceof CallError && (error.status === 404 || error.status === 409);

// Refused because it no longer stands as it is shown here: the row is read again, so that the next try begins with what is true.
export function readAgainAfter(error: unknown, client: QueryClient, applicationUid: string) {
  if (isOutdated(error))
    refreshRow(client, { ...place, fetchRow: fetchApplication }, applicationUid).catch(() => undefined);
}
