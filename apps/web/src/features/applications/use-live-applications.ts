import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Application } from '@visawright/contract/application.ts';
import { invalidateList, refreshRow } from '../../components/list/list-cache.ts';
import { burst } from '../../lib/burst.ts';
import { call } from '../../lib/call.ts';
import { useOnLive } from '../../lib/use-live.ts';
import { fetchApplication, listName, place } from './application-list.ts';

const signal = () => AbortSignal.timeout(20_000);

// Clocks differ: two minutes early, so that a browser whose clock runs ahead misses nothing.
const slackMs = 120_000;
const aMomentAgo = () => new Date(Date.now() - slackMs).toISOString();

interface Who {
  role: string;
  personUid: string | null;
}

// Did it come to this person after the list was read? Made since, sent for review since, or given to them since.
async function isNewTo({ role, personUid }: Who, row: Application, since: string): Promise<boolean> {
  if (role === 'reviewer')
    return row.review.tasks.some((task) => task.reviewerUid === personUid && !task.verdict && task.requestedAt > since);
  if (row.createdAt > since) return true;
  if (role !== 'agent') return false;
  const query = { applicationUid: row.applicationUid, limit: '1' };
  const { items } = await call('applicationTimeline', { query, signal: signal() });
  return items.some(({ kind, at }) => kind === 'transferred' && at > since);
}

// A row on the screen changes in place; one that is not there yet waits behind "n new".
export function useLiveApplications(who: Who) {
  const client = useQueryClient();
  const [since, setSince] = useState(aMomentAgo);
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());

  const changed = async (applicationUid: string) => {
    void client.invalidateQueries({ queryKey: ['application', applicationUid] });
    const onScreen = await refreshRow(client, { ...place, fetchRow: fetchApplication }, applicationUid, signal());
    if (onScreen) return;
    const row = await fetchApplication(applicationUid, signal());
    if (row && (await isNewTo(who, row, since))) setFresh((known) => new Set(known).add(applicationUid));
  };

  const readAll = () =>
    void Promise.all([invalidateList(client, listName), client.invalidateQueries({ queryKey: ['application'] })]);
  const follow = useEffectEvent(changed);
  const readAgain = useEffectEvent(readAll);
  const hints = useRef<ReturnType<typeof burst<string>>>(null);
  useEffect(() => {
    const own = burst<string>(
      (applicationUid) => follow(applicationUid),
      () => readAgain(),
    );
    hints.current = own;
    return () => own.stop();
  }, []);
  useOnLive('application:changed', (payload) => (payload ? hints.current?.hear(payload.applicationUid) : readAll()));

  return {
    newCount: fresh.size,
    onShowNew: () => {
      setFresh(new Set());
      setSince(aMomentAgo());
    },
  };
}
