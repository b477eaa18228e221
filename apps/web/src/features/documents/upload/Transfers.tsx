import { useEffect, useEffectEvent } from 'react';
import { useDocumentWords } from '../document-words.ts';
import { resumeKept, setOnStored } from './send-files.ts';
import { TransferRow } from './TransferRow.tsx';
import type { Transfer } from './transfer.ts';
import { forget, transferStore } from './transfer-store.ts';

interface Props {
  applicantUid: string;
  onStored: (transfer: Transfer) => Promise<unknown>;
  onOpen: (docId: string) => void;
  shows?: (transfer: Transfer) => boolean; // the others stand elsewhere on the screen
}

// A stored file stays in the list until its document stands in the other one, so nothing seems to vanish.
export function Transfers({ applicantUid, onStored, onOpen, shows = () => true }: Props) {
  const { t } = useDocumentWords();
  const own = transferStore((all) => all).filter((one) => one.applicantUid === applicantUid && shows(one));
  const stored = useEffectEvent(async (transfer: Transfer) => {
    await onStored(transfer);
    forget(transfer.id);
  });
  useEffect(() => setOnStored((transfer) => transfer.state === 'stored' && void stored(transfer)), []);
  useEffect(() => void resumeKept(applicantUid), [applicantUid]);
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
