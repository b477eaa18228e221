import { TransferRow } from './TransferRow.tsx';
import { isInProgress, type Transfer } from './transfer.ts';
import { transferStore } from './transfer-store.ts';
import { useStoredTransfers } from './use-stored-transfers.ts';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';

interface Props {
  applicantUid: string;
  onStored: (transfer: Transfer) => Promise<unknown>;
  onOpen: (docId: string) => void;
}

export function TransferList({ applicantUid, onStored, onOpen }: Props) {
  const { t } = useDocumentsTexts();
  const own = transferStore((all) => all).filter((one) => one.applicantUid === applicantUid);
  useStoredTransfers(applicantUid, onStored);
  if (own.length === 0) return null;
  return (
    <section className="docs-group" aria-labelledby="docs-transfers">
      <h2 id="docs-transfers">{t(own.some(isInProgress) ? 'transfer.title' : 'transfer.failed')}</h2>
      <ul className="docs-transfers">
        {own.map((transfer) => (
          <TransferRow key={transfer.id} transfer={transfer} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}
