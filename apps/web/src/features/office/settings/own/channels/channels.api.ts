import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnChannels } from '@visawright/contract/identity/channels.ts';
import { call } from '../../../../../lib/api/call.ts';
import { read, remove, write } from '../../../../../lib/browser/storage.ts';
import { subscribeBrowser, unsubscribeBrowser } from './browser-push.ts';

const key = ['own-channels'] as const;

export const useOwnChannels = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => call('getChannels', { signal }), staleTime: 0 });

function useChannelChange<T = void>(send: (input: T) => Promise<OwnChannels>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: send, onSuccess: (channels) => client.setQueryData(key, channels) });
}

// Which of the browsers is this one is known here only.
export const thisDevice = () => read('pushDevice');

export const useAddThisBrowser = (publicKey: string) =>
  useChannelChange(async () => {
    const channels = await call('addPushDevice', { body: await subscribeBrowser(publicKey) });
    write('pushDevice', channels.push.devices.at(-1)?.deviceUid ?? '');
    return channels;
  });

export const useRemoveDevice = (publicKey: string) =>
  useChannelChange(async (deviceUid: string) => {
    const channels = await call('removePushDevice', { body: { deviceUid } });
    if (deviceUid !== thisDevice()) return channels;
    remove('pushDevice');
    await unsubscribeBrowser(publicKey).catch(() => undefined); // nothing is sent there any more
    return channels;
  });

export const useSendPhoneCode = () =>
  useMutation({ mutationFn: (number: string) => call('sendPhoneCode', { body: { number } }) });

export const useConfirmPhone = (codeUid: string) =>
  useChannelChange((code: string) => call('confirmPhone', { body: { codeUid, code } }));

export const useRemovePhone = () => useChannelChange(() => call('removePhone', { body: {} }));
