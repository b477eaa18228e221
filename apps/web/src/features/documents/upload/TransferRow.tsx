import { Button, CloseButton, Progress } from '@mantine/core';
import { IconAlertTriangle, IconCopyCheck, IconFileText, IconPlayerPlay } from '@tabler/icons-react';
import { cancelTransfer, retryTransfer } from './send-files.ts';
import { sentSize } from '../../../lib/files/sent-size.ts';
import { percentOf, type Transfer } from './transfer.ts';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';

interface Props {
  transfer: Transfer;
  onOpen: (docId: string) => void;
}

export function TransferRow({ transfer, onOpen }: Props) {
  const { t, language } = useDocumentsTexts();
  const { id, file, state, sent, code, message, docId } = transfer;
  const isDuplicate = code === 'upload.duplicate';
  const isStopped = state === 'refused' || state === 'stopped';
  const Icon = isDuplicate ? IconCopyCheck : isStopped ? IconAlertTriangle : IconFileText;
  return (
    <li
      className="docs-transfer"
      data-transfer={state}
      data-file={file.name}
      data-state={state}
      data-code={code || undefined}
    >
      <Icon size={22} stroke={1.5} aria-hidden />
      <div className="docs-transfer-text">
        <b>{file.name}</b>
        {isStopped ? (
          <p role="alert">
            {message} {state === 'stopped' && t('transfer.saved')}
          </p>
        ) : (
          <p>
            {state === 'sending'
              ? t('transfer.sending', {
                  percent: percentOf(transfer),
                  ...sentSize(sent, file.size, language),
                })
              : t(`transfer.${state}`)}
          </p>
        )}
        {!isStopped && (
          <Progress value={percentOf(transfer)} size={6} aria-label={t('transfer.progress', { name: file.name })} />
        )}
        {isDuplicate && docId && (
          <Button
            variant="default"
            size="xs"
            onClick={() => {
              cancelTransfer(id);
              onOpen(docId);
            }}
          >
            {t('transfer.openSame')}
          </Button>
        )}
        {state === 'stopped' && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlayerPlay size={15} aria-hidden />}
            onClick={() => retryTransfer(id)}
          >
            {t('transfer.again')}
          </Button>
        )}
      </div>
      <CloseButton
        aria-label={t(isStopped ? 'transfer.dismiss' : 'transfer.cancel', { name: file.name })}
        onClick={() => cancelTransfer(id)}
      />
    </li>
  );
}
