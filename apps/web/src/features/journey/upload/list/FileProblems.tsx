import { IconAlertTriangle } from '@tabler/icons-react';
import type { Document } from '@visawright/contract/documents/document.ts';
import { TransferRow } from '../../../documents/upload/TransferRow.tsx';
import type { Transfer } from '../../../documents/upload/transfer.ts';
import { UploadedFile, type FileActions } from './UploadedFile.tsx';
import { useUploadTexts } from '../../../../translations/upload/upload-texts.ts';

interface Props {
  transfers: readonly Transfer[]; // rejected or interrupted
  documents: readonly Document[]; // failed before they were categorised
  actions: FileActions;
}

// Problems of files that have no row in the list.
export function FileProblems({ transfers, documents, actions }: Props) {
  const { t } = useUploadTexts();
  const count = transfers.length + documents.length;
  if (count === 0) return null;
  return (
    <section className="up-problems" data-tour="error-panel" aria-labelledby="up-problems-title">
      <h2 id="up-problems-title">
        <IconAlertTriangle size={20} stroke={1.8} aria-hidden />
        {t('problems.title', { count })}
      </h2>
      <ul>
        {transfers.map((transfer) => (
          <TransferRow key={transfer.id} transfer={transfer} onOpen={actions.onOpen} />
        ))}
        {documents.map((document) => (
          <UploadedFile key={document.docId} document={document} actions={actions} />
        ))}
      </ul>
    </section>
  );
}
