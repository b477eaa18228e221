import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RealmSettings } from '@visawright/contract/identity/realm-settings.ts';
import { call, type CallInput } from '../../../lib/api/call.ts';

const key = ['realm-settings'] as const;
type SettingsEdit = CallInput<'saveRealmSettings'>['body'];

export const useRealmSettings = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => call('getRealmSettings', { signal }), staleTime: 0 });

function useSettingsChange<T>(send: (input: T) => Promise<RealmSettings>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: send, onSuccess: (saved) => client.setQueryData(key, saved) });
}

export const useSaveRealmSettings = () =>
  useSettingsChange((body: SettingsEdit) => call('saveRealmSettings', { body, once: true }));
export const useAddDomain = () =>
  useSettingsChange((host: string) => call('addDomain', { body: { host }, once: true }));
export const useCheckDomain = () => useSettingsChange((host: string) => call('checkDomain', { body: { host } }));
export const useRemoveDomain = () =>
  useSettingsChange((host: string) => call('removeDomain', { body: { host }, once: true }));
