import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';

const passkeysKey = ['passkeys'] as const;

export const usePasskeys = (enabled: boolean) =>
  useQuery({
    queryKey: passkeysKey,
    queryFn: async ({ signal }) => (await call('listPasskeys', { signal })).passkeys,
    enabled,
  });

export function useRemovePasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (passkeyUid: string) => call('removePasskey', { body: { passkeyUid } }),
    onSettled: () => client.invalidateQueries({ queryKey: passkeysKey }),
  });
}
