import { useRef, useState } from 'react';
import { Button } from '@mantine/core';
import { IconCamera, IconUpload } from '@tabler/icons-react';
import { FileField } from '../../upload/FileField.tsx';
import { LazyCamera } from '../../camera/LazyCamera.tsx';
import { timeLeft } from '../time-left.ts';
import { PhoneDocumentRow } from './PhoneDocumentRow.tsx';
import { addPhoneDocuments, phoneDocumentsStore } from './phone-documents.ts';
import { useHandoffTexts } from '../../../../translations/handoff/handoff-texts.ts';

interface Props {
  firstName: string;
  until: number;
  now: number;
  onDone: () => void;
}

export function PhoneDocuments({ firstName, until, now, onDone }: Props) {
  const { t } = useHandoffTexts();
  const uploads = phoneDocumentsStore();
  const [camera, setCamera] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const { key, ...values } = timeLeft(until, now);
  const stored = uploads.filter(({ state }) => state === 'stored').length;
  const isIdle = uploads.every(({ state }) => state === 'stored' || state === 'refused');
  return (
    <>
      <h1>{t('phone.heading')}</h1>
      <p className="phone-lead">{t('phone.lead', { name: firstName })}</p>
      <div className="phone-buttons">
        <Button
          variant={stored > 0 && isIdle ? 'default' : 'filled'}
          leftSection={<IconCamera size={20} aria-hidden />}
          onClick={() => setCamera(true)}
        >
          {t('phone.take')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconUpload size={20} aria-hidden />}
          onClick={() => files.current?.click()}
        >
          {t('phone.choose')}
        </Button>
      </div>
      <p className="phone-limits">{t('phone.limits')}</p>
      <FileField ref={files} name="files" multiple onFiles={addPhoneDocuments} />
      {uploads.length > 0 && (
        <ul className="phone-documents" aria-label={t('phone.list')} aria-live="polite">
          {uploads.map((upload) => (
            <PhoneDocumentRow key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
      <p className="phone-time">{t(`phone.time.${key}`, values)}</p>
      {stored > 0 && isIdle && (
        <div className="phone-foot">
          <Button fullWidth onClick={onDone}>
            {t('phone.done')}
          </Button>
        </div>
      )}
      <LazyCamera opened={camera} onClose={() => setCamera(false)} onPictures={addPhoneDocuments} />
    </>
  );
}
