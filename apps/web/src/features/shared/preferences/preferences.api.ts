import type { Preferences } from '@visawright/contract/identity/preferences.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';

const preferencesKey = ['preferences'] as const;

export const usePreferences = () =>
  useQuery({
    queryKey: preferencesKey,
    queryFn: ({ signal }) => call('getPreferences', { signal }),
    staleTime: Infinity,
  });

// Optimistic update, rolled back if saving fails.
export function useSavePreferences() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (part: Partial<Preferences>) => {
      const now = await client.ensureQueryData({
        queryKey: preferencesKey,
        queryFn: () => call('getPreferences', {}),
      });
      return call('savePreferences', { body: { ...now, ...part } });
    },
    onMutate: async (part) => {
      await client.cancelQueries({ queryKey: preferencesKey });
      const before = client.getQueryData<Preferences>(preferencesKey);
      if (before) client.setQueryData(preferencesKey, { ...before, ...part });
      return { before };
    },
    onError: (_error, _part, stored) => {
      if (stored?.before) client.setQueryData(preferencesKey, stored.before);
    },
    onSuccess: (saved) => client.setQueryData(preferencesKey, saved),
    scope: { id: 'preferences' }, // run in sequence, because each save merges into the previous one
  });
}
