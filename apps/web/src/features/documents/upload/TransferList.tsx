import { useEffect, useEffectEvent } from 'react';
import { resumeStoredFiles, setOnStored } from './send-files.ts';
import { TransferRow } from './TransferRow.tsx';
import type { Transfer } from './transfer.ts';
import { removeTransfer, transferStore } from './transfer-store.ts';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';

interface Props {
  applicantUid: string;
  onStored: (transfer: Transfer) => Promise<unknown>;
  onOpen: (docId: string) => void;
  shows?: (transfer: Transfer) => boolean; // the others are shown elsewhere on the screen
}

// A stored file stays listed until its document appears, so that nothing seems to vanish.
export function TransferList({ applicantUid, onStored, onOpen, shows = () => true }: Props) {
  const { t } = useDocumentsTexts();
  const own = transferStore((all) => all).filter((one) => one.applicantUid === applicantUid && shows(one));
  const handleStored = useEffectEvent(async (transfer: Transfer) => {
    await onStored(transfer);
    removeTransfer(transfer.id);
  });
  useEffect(() => setOnStored((transfer) => transfer.state === 'stored' && void handleStored(transfer)), []);
  useEffect(() => void resumeStoredFiles(applicantUid), [applicantUid]);
  if (own.length === 0) return null;
  return (
    <section className="docs-group" aria-labelledby="docs-transfers">
      <h2 id="docs-transfers">{t('transfer.title')}</h2>
      <ul className="docs-transfers">
        {own.map((transfer) => (
          <TransferRow key={transfer.id} transfer={transfer} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}
