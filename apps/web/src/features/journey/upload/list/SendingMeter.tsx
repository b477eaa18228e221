import { CloseButton, Progress } from '@mantine/core';
import { cancelTransfer } from '../../../documents/upload/send-files.ts';
import { sentSize } from '../../../../lib/files/sent-size.ts';
import { percentOf, type Transfer } from '../../../documents/upload/transfer.ts';
import { useDocumentsTexts } from '../../../../translations/documents/documents-texts.ts';

export function SendingMeter({ transfer }: { transfer: Transfer }) {
  const { t, language } = useDocumentsTexts();
  const { id, file, state, sent } = transfer;
  const percent = percentOf(transfer);
  const words =
    state === 'sending'
      ? t('transfer.sending', { percent, ...sentSize(sent, file.size, language) })
      : (t.find(`transfer.${state}`) ?? '');
  return (
    <div className="up-sending" data-file={file.name} data-state={state}>
      <small>{file.name}</small>
      <div className="up-meter">
        <Progress value={percent} size={6} radius="xl" aria-label={t('transfer.progress', { name: file.name })} />
        <span>{words}</span>
        <CloseButton aria-label={t('transfer.cancel', { name: file.name })} onClick={() => cancelTransfer(id)} />
      </div>
    </div>
  );
}
