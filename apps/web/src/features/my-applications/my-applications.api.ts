import { useDebouncedCallback } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Application } from '@visawright/contract/application.ts';
import type { ListPage } from '../../components/list/list.types.ts';
import { pagesKey } from '../../components/list/list-cache.ts';
import { call } from '../../lib/call.ts';
import { sessionStore } from '../../lib/session.ts';
import { useFallbackPoll, useOnLive } from '../../lib/use-live.ts';
import { ownApplicantUid } from '../flow/own-applicant.ts';

// Beside the staff lists, so that one way of deleting and taking back serves both.
export const mineKey = [...pagesKey('applications'), 'mine'] as const;
const mostPages = 5; // 500 applications: more than anyone travels
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

// All of them at once: they are few, and search, chips and order then answer without the network.
export function useMyApplications() {
  const client = useQueryClient();
  const readAgain = useDebouncedCallback(() => void client.invalidateQueries({ queryKey: mineKey }), calmMs);
  useOnLive('application:changed', readAgain);
  return useQuery({
    queryKey: mineKey,
    queryFn: ({ signal }) => readMine(signal),
    refetchInterval: useFallbackPoll(),
  });
}
