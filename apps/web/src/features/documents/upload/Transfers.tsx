import { useEffect, useEffectEvent } from 'react';
import { useDocumentWords } from '../document-words.ts';
import { setOnStored } from './send-files.ts';
import { TransferRow } from './TransferRow.tsx';
import { forget, transferStore } from './transfer-store.ts';

interface Props {
  applicantUid: string;
  onStored: () => Promise<unknown>;
  onOpen: (docId: string) => void;
}

// A stored file stays in the list until its document stands in the other one, so nothing seems to vanish.
export function Transfers({ applicantUid, onStored, onOpen }: Props) {
  const { t } = useDocumentWords();
  const own = transferStore((all) => all).filter((one) => one.applicantUid === applicantUid);
  const stored = useEffectEvent(async (id: string) => {
    await onStored();
    forget(id);
  });
  useEffect(() => setOnStored(({ id, state }) => state === 'stored' && void stored(id)), []);
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
