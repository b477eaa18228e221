import { useDebouncedCallback } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { ListPage } from '../../../components/list/list.types.ts';
import { pagesKey } from '../../../components/list/state/list-cache.ts';
import { call } from '../../../lib/api/call.ts';
import { sessionStore } from '../../../lib/session/session.ts';
import { useFallbackPoll, useOnLive } from '../../../lib/live/use-live.ts';
import { ownApplicantUid } from '../flow/application/own-applicant.ts';

// Same cache as the staff lists, so that delete and undo are shared.
const myApplicationsKey = [...pagesKey('applications'), 'mine'] as const;
const mostPages = 5; // 500 applications are more than anyone has
const calmMs = 400;

const ownUid = async () => sessionStore.getState().user?.applicantUid ?? (await ownApplicantUid());

async function readMine(signal: AbortSignal): Promise<ListPage<Application>> {
  const asked = { applicantUid: await ownUid(), withTravellers: 'yes', sort: 'travel', limit: '100' } as const;
  const items: Application[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < mostPages; page++) {
    const found: ListPage<Application> = await call('applicationsOfApplicant', {
      query: cursor ? { ...asked, cursor } : asked,
      signal,
    });
    items.push(...found.items);
    cursor = found.nextCursor;
    if (cursor === null) break;
  }
  return { items, nextCursor: cursor, total: items.length, more: cursor !== null };
}

// Loads all pages, so that search, filters and sorting work without the network.
export function useMyApplications() {
  const client = useQueryClient();
  const readAgain = useDebouncedCallback(() => void client.invalidateQueries({ queryKey: myApplicationsKey }), calmMs);
  useOnLive('application:changed', readAgain);
  return useQuery({
    queryKey: myApplicationsKey,
    queryFn: ({ signal }) => readMine(signal),
    refetchInterval: useFallbackPoll(),
  });
}
