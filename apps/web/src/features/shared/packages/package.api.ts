import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApplicationPackage, PackageView } from '@visawright/contract/delivery/package.ts';
import { call, download } from '../../../lib/api/call.ts';
import { errorText } from '../../../translations/errors/error-text.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { liveStore } from '../../../lib/live/socket.ts';
import { toast } from '../../../lib/browser/toast.ts';
import { useFallbackPoll, useOnLive } from '../../../lib/live/use-live.ts';
import { isPackageInProgress } from './package-status.ts';

export const packageKey = (applicationUid: string) => ['application', applicationUid, 'package'] as const;

const pollMs = 2_000; // without a socket
const doubtMs = 5_000; // with a socket: events may be lost

export const readPackage = (applicationUid: string, signal?: AbortSignal): Promise<PackageView> =>
  call('getPackage', { query: { applicationUid }, ...(signal ? { signal } : {}) });

// Refetched on every event, and polled while it is being built.
export function usePackage(applicationUid: string | null) {
  const client = useQueryClient();
  const idle = useFallbackPoll();
  const queryKey = packageKey(applicationUid ?? '');
  const again = () => void client.invalidateQueries({ queryKey });
  useOnLive('application:changed', (hint) => {
    if (!hint || hint.applicationUid === applicationUid) again();
  });
  useOnLive('package:progress', (hint) => {
    if (!hint || hint.applicationUid === applicationUid) again();
  });
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => readPackage(applicationUid!, signal),
    enabled: applicationUid !== null,
    refetchInterval: ({ state }) => {
      if (!isPackageInProgress(state.data)) return idle;
      return liveStore.getState().state === 'connected' ? doubtMs : pollMs;
    },
  });
}

// On refusal the package is reloaded, which shows the reason.
export function useBuildPackage(applicationUid: string) {
  const client = useQueryClient();
  const queryKey = packageKey(applicationUid);
  return useMutation({
    mutationFn: () => call('buildPackage', { body: { applicationUid }, once: true }),
    onSuccess: (current) =>
      client.setQueryData<PackageView>(queryKey, (view) => {
        const before = view?.current;
        const earlier = view?.earlier ?? [];
        return {
          current,
          earlier: before && before.packageUid !== current.packageUid ? [before, ...earlier] : earlier,
          bar: null,
        };
      }),
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

type Downloadable = Pick<ApplicationPackage, 'packageUid' | 'fileName'>;

export async function downloadPackage({ packageUid, fileName }: Downloadable): Promise<void> {
  const { url } = await call('packageTicket', { body: { packageUid } });
  saveFile(await download(url), fileName ?? `${packageUid}.zip`);
}

export function useDownloadPackage() {
  const [isBusy, setBusy] = useState(false);
  const start = async (file: Downloadable) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await downloadPackage(file);
    } catch (error) {
      void toast(errorText(error), 'error');
    } finally {
      setBusy(false);
    }
  };
  return { start, isBusy };
}
