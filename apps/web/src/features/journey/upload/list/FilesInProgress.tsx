import type { Document } from '@visawright/contract/documents/document.ts';
import type { Transfer } from '../../../documents/upload/transfer.ts';
import { UploadedFile, type FileActions } from './UploadedFile.tsx';
import { UploadingFile } from './UploadingFile.tsx';
import { useUploadTexts } from '../../../../translations/upload/upload-texts.ts';

interface Props {
  documents: readonly Document[]; // not classified yet
  transfers: readonly Transfer[];
  actions: FileActions;
}

// Files without a row in the checklist: one list from the upload until we know which row is theirs.
export function FilesInProgress({ documents, transfers, actions }: Props) {
  const { t } = useUploadTexts();
  if (documents.length + transfers.length === 0) return null;
  return (
    <section className="up-group" aria-label={t('sorting')}>
      <h2>
        <span>{t('sorting')}</span>
        <small>{t('sortingText')}</small>
      </h2>
      <ul className="up-loose">
        {documents.map((document) => (
          <UploadedFile key={document.docId} document={document} actions={actions} />
        ))}
        {transfers.map((transfer) => (
          <UploadingFile key={transfer.id} transfer={transfer} />
        ))}
      </ul>
    </section>
  );
}
