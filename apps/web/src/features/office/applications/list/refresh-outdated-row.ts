import type { QueryClient } from '@tanstack/react-query';
import { refreshRow } from '../../../../components/list/state/list-cache.ts';
import { CallError } from '../../../../lib/api/call.ts';
import { fetchApplication } from './application-list.ts';
import { applicationList } from '../../../shared/lists/application-list.ts';

const isOutdated = (error: unknown) => error instanceof CallError && (error.status === 404 || error.status === 409);

// On 404 or 409 the row is outdated: reads it again, so that a retry starts from the current record.
export function refreshOutdatedRow(error: unknown, client: QueryClient, applicationUid: string) {
  if (isOutdated(error))
    refreshRow(client, { ...applicationList, fetchRow: fetchApplication }, applicationUid).catch(() => undefined);
}
