import { IconAlertTriangle } from '@tabler/icons-react';
import type { Document } from '@visawright/contract/document.ts';
import { TransferRow } from '../documents/upload/TransferRow.tsx';
import type { Transfer } from '../documents/upload/transfer.ts';
import { PaperFile, type FileDeeds } from './PaperFile.tsx';
import { useUploadWords } from './upload-words.ts';

interface Props {
  transfers: readonly Transfer[]; // refused, or cut off
  documents: readonly Document[]; // stopped before anybody knew which paper they are
  deeds: FileDeeds;
}

// Cause and remedy for each file that stands in no row of the list.
export function Troubles({ transfers, documents, deeds }: Props) {
  const { t } = useUploadWords();
  const count = transfers.length + documents.length;
  if (count === 0) return null;
  return (
    <section className="up-troubles" data-tour="error-panel" aria-labelledby="up-troubles-title">
      <h2 id="up-troubles-title">
        <IconAlertTriangle size={20} stroke={1.8} aria-hidden />
        {t('trouble.title', { count })}
      </h2>
      <ul>
        {transfers.map((transfer) => (
          <TransferRow key={transfer.id} transfer={transfer} onOpen={deeds.onOpen} />
        ))}
        {documents.map((document) => (
          <PaperFile key={document.docId} document={document} deeds={deeds} />
        ))}
      </ul>
    </section>
  );
}
