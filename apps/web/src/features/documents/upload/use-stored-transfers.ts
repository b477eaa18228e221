import { useEffect, useEffectEvent } from 'react';
import { resumeStoredFiles, setOnStored } from './send-files.ts';
import type { Transfer } from './transfer.ts';
import { removeTransfer } from './transfer-store.ts';

// Resumes the traveller's interrupted uploads. A stored file stays listed until its document appears, so that nothing seems to vanish.
export function useStoredTransfers(applicantUid: string, onStored: (transfer: Transfer) => Promise<unknown>) {
  const handleStored = useEffectEvent(async (transfer: Transfer) => {
    await onStored(transfer);
    removeTransfer(transfer.id);
  });
  useEffect(() => setOnStored((transfer) => transfer.state === 'stored' && void handleStored(transfer)), []);
  useEffect(() => void resumeStoredFiles(applicantUid), [applicantUid]);
}
