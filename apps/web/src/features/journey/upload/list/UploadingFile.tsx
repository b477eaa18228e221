import { CloseButton, Progress } from '@mantine/core';
import { cancelTransfer } from '../../../documents/upload/send-files.ts';
import { sentSize } from '../../../../lib/files/sent-size.ts';
import { percentOf, type Transfer } from '../../../documents/upload/transfer.ts';
import { useDocumentsTexts } from '../../../../translations/documents/documents-texts.ts';

// Looks like the document that the file becomes, and has its place.
export function UploadingFile({ transfer }: { transfer: Transfer }) {
  const { t, language } = useDocumentsTexts();
  const { id, file, state, sent } = transfer;
  const percent = percentOf(transfer);
  const words =
    state === 'sending'
      ? t('transfer.sending', { percent, ...sentSize(sent, file.size, language) })
      : (t.find(`transfer.${state}`) ?? '');
  return (
    <li className="up-file" data-file={file.name} data-state={state}>
      <div className="up-file-line">
        <span className="up-name">{file.name}</span>
        <CloseButton
          className="up-more"
          iconSize={18}
          aria-label={t('transfer.cancel', { name: file.name })}
          onClick={() => cancelTransfer(id)}
        />
      </div>
      <div className="up-meter">
        <Progress value={percent} size={6} radius="xl" aria-label={t('transfer.progress', { name: file.name })} />
        <span>{words}</span>
      </div>
    </li>
  );
}
