import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Application } from '@visawright/contract/applications/application.ts';
import { invalidateList, refreshRow } from '../../../../components/list/state/list-cache.ts';
import { limitBurst } from '../../../../lib/live/limit-burst.ts';
import { call } from '../../../../lib/api/call.ts';
import { useOnLive } from '../../../../lib/live/use-live.ts';
import { fetchApplication, listName } from './application-list.ts';
import { applicationList } from '../../../shared/lists/application-list.ts';

const signal = () => AbortSignal.timeout(20_000);

// Two minutes of tolerance for browsers whose clock is ahead.
const slackMs = 120_000;
const aMomentAgo = () => new Date(Date.now() - slackMs).toISOString();

interface Who {
  role: string;
  personUid: string | null;
}

// Whether the application was created, sent for review or transferred to this person after the list was read.
async function isNewTo({ role, personUid }: Who, row: Application, since: string): Promise<boolean> {
  if (role === 'reviewer')
    return row.review.tasks.some((task) => task.reviewerUid === personUid && !task.verdict && task.requestedAt > since);
  if (row.createdAt > since) return true;
  if (role !== 'agent') return false;
  const query = { applicationUid: row.applicationUid, limit: '1' };
  const { items } = await call('applicationTimeline', { query, signal: signal() });
  return items.some(({ kind, at }) => kind === 'transferred' && at > since);
}

// Rows on screen update in place; new ones wait behind the "n new" button.
export function useLiveApplications(who: Who) {
  const client = useQueryClient();
  const [since, setSince] = useState(aMomentAgo);
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());

  const changed = async (applicationUid: string) => {
    void client.invalidateQueries({ queryKey: ['application', applicationUid] });
    const onScreen = await refreshRow(
      client,
      { ...applicationList, fetchRow: fetchApplication },
      applicationUid,
      signal(),
    );
    if (onScreen) return;
    const row = await fetchApplication(applicationUid, signal());
    if (row && (await isNewTo(who, row, since))) setFresh((known) => new Set(known).add(applicationUid));
  };

  const readAll = () =>
    void Promise.all([invalidateList(client, listName), client.invalidateQueries({ queryKey: ['application'] })]);
  const follow = useEffectEvent(changed);
  const readAgain = useEffectEvent(readAll);
  const hints = useRef<ReturnType<typeof limitBurst<string>>>(null);
  useEffect(() => {
    const own = limitBurst<string>(
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
