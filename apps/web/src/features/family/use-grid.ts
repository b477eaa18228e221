import { useMemo } from 'react';
import type { Trip } from '@visawright/contract/trip.ts';
import { useDestination } from '../details/use-destination.ts';
import { isOver } from '../documents/upload/transfer.ts';
import { transferStore } from '../documents/upload/transfer-store.ts';
import { givenStore, loadGiven } from '../upload/given-papers.ts';
import { gridOf, type Grid } from './trip-grid.ts';

// The trip against the destination's checklist, with what is on its way from this browser; null until the checklist is there.
export function useGrid(trip: Trip | undefined): Grid | null {
  const { checklist } = useDestination();
  const given = givenStore();
  const transfers = transferStore();
  return useMemo(() => {
    if (!trip || !checklist) return null;
    return gridOf(checklist, trip.travellers, (uid) => ({
      given: Object.fromEntries(
        Object.entries(given[uid] ?? loadGiven(uid)).map(([docId, { title }]) => [docId, title]),
      ),
      uploading: new Set(
        transfers.flatMap((one) => (one.applicationUid === uid && one.place && !isOver(one) ? [one.place.title] : [])),
      ),
    }));
  }, [trip, checklist, given, transfers]);
}
