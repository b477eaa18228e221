import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/shallow';
import type { Arrangement } from './arrangement-queue.ts';

export interface PersonOfTrip {
  readonly applicantUid: string;
  readonly name: string;
}

// Whose pages are on the screen. Stays the same list while only pages change.
export function usePeople({ store }: Arrangement): readonly PersonOfTrip[] {
  const uids = useStore(
    store,
    useShallow(({ shown }) => shown.map(({ applicantUid }) => applicantUid)),
  );
  const names = useStore(
    store,
    useShallow(({ shown }) => shown.map(({ name }) => name)),
  );
  return useMemo(() => uids.map((applicantUid, at) => ({ applicantUid, name: names[at]! })), [uids, names]);
}
