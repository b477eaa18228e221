import { CloseButton, Progress } from '@mantine/core';
import { useDocumentWords } from '../documents/document-words.ts';
import { cancel } from '../documents/upload/send-files.ts';
import { megabytes } from '../documents/upload/megabytes.ts';
import { percentOf, type Transfer } from '../documents/upload/transfer.ts';

// A file on its way to one paper of the list.
export function SendingMeter({ transfer }: { transfer: Transfer }) {
  const { t, language } = useDocumentWords();
  const { id, file, state, sent } = transfer;
  const percent = percentOf(transfer);
  const words =
    state === 'sending'
      ? t('transfer.sending', { percent, sent: megabytes(sent, language), size: megabytes(file.size, language) })
      : t(`transfer.${state}`);
  return (
    <div className="up-sending" data-file={file.name} data-state={state}>
      <small>{file.name}</small>
      <div className="up-meter">
        <Progress value={percent} size={6} radius="xl" aria-label={t('transfer.progress', { name: file.name })} />
        <span>{words}</span>
        <CloseButton aria-label={t('transfer.cancel', { name: file.name })} onClick={() => cancel(id)} />
      </div>
    </div>
  );
}
