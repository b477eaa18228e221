import { CloseButton, Progress } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheckFilled, IconFileText, IconWifiOff } from '@tabler/icons-react';
import { removePhoneDocument, type PhoneDocument } from './phone-documents.ts';
import { useHandoffTexts } from '../../../../translations/handoff/handoff-texts.ts';

const icons = { refused: IconAlertTriangle, stored: IconCircleCheckFilled, offline: IconWifiOff } as const;

export function PhoneDocumentRow({ upload }: { upload: PhoneDocument }) {
  const { t } = useHandoffTexts();
  const { id, file, state, sent, message } = upload;
  const Icon = state in icons ? icons[state as keyof typeof icons] : IconFileText;
  const percent = file.size === 0 ? 0 : Math.floor((sent / file.size) * 100);
  return (
    <li className="phone-document" data-file={file.name} data-state={state}>
      <Icon size={22} stroke={1.6} aria-hidden />
      <div>
        <b>{file.name}</b>
        {state === 'refused' ? <p role="alert">{message}</p> : <p>{t(`phone.${state}`, { percent })}</p>}
        {(state === 'sending' || state === 'offline') && (
          <Progress value={percent} size={6} aria-label={t('phone.progress', { name: file.name })} />
        )}
      </div>
      {state !== 'stored' && (
        <CloseButton
          size="lg"
          aria-label={t('phone.remove', { name: file.name })}
          onClick={() => removePhoneDocument(id)}
        />
      )}
    </li>
  );
}
