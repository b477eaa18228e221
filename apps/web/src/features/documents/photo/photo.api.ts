import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PhotoNudge } from '@visawright/contract/documents/photo.ts';
import { call } from '../../../lib/api/call.ts';

const ticketMs = 4 * 60_000; // picture URLs are valid for five minutes

const photoKey = (applicationUid: string, docId: string) => ['photo', applicationUid, docId] as const;

export const usePhoto = (applicationUid: string, docId: string) =>
  useQuery({
    queryKey: photoKey(applicationUid, docId),
    queryFn: ({ signal }) => call('getPhoto', { query: { applicationUid, docId }, signal }),
    staleTime: ticketMs,
    refetchInterval: ticketMs,
  });

export function useNudge(applicationUid: string, docId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (nudge: PhotoNudge | null) => call('nudgePhoto', { body: { applicationUid, docId, nudge } }),
    onSuccess: (state) => client.setQueryData(photoKey(applicationUid, docId), state),
  });
}
