import type { Preferences } from '@visawright/contract/preferences.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

export const preferencesKey = ['preferences'] as const;

export const usePreferences = () =>
  useQuery({
    queryKey: preferencesKey,
    queryFn: ({ signal }) => call('getPreferences', { signal }),
    staleTime: Infinity,
  });

// A part is laid over what is there now, shown at once and taken back when it could not be saved.
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
    onError: (_error, _part, kept) => {
      if (kept?.before) client.setQueryData(preferencesKey, kept.before);
    },
    onSuccess: (saved) => client.setQueryData(preferencesKey, saved),
    scope: { id: 'preferences' }, // one after the other: each lays itself over the last
  });
}
