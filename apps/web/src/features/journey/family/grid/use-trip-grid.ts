import { useMemo } from 'react';
import type { Trip } from '@visawright/contract/documents/trip.ts';
import { useDestination } from '../../flow/state/use-destination.ts';
import { isOver } from '../../../documents/upload/transfer.ts';
import { transferStore } from '../../../documents/upload/transfer-store.ts';
import { assignedStore, assignedTitles, loadAssigned } from '../../checklist/assigned-documents.ts';
import { tripGridOf, type TripGrid } from './trip-grid.ts';

// Includes uploads in progress in this browser; null until the checklist is loaded.
export function useTripGrid(trip: Trip | undefined): TripGrid | null {
  const { checklist, group } = useDestination();
  const given = assignedStore();
  const transfers = transferStore();
  return useMemo(() => {
    if (!trip || !checklist || !group) return null;
    return tripGridOf(checklist, group, trip.travellers, (uid) => ({
      given: assignedTitles(given[uid] ?? loadAssigned(uid)),
      uploading: new Set(
        transfers.flatMap((one) => (one.applicationUid === uid && one.slot && !isOver(one) ? [one.slot.title] : [])),
      ),
    }));
  }, [trip, checklist, group, given, transfers]);
}
