import { useRef, useState, type DragEvent } from 'react';
import { Button } from '@mantine/core';
import { IconCamera, IconCloudUpload, IconUpload } from '@tabler/icons-react';
import { ErrorLine } from '../../../components/dialog/ErrorLine.tsx';
import { useDevice } from '../../../lib/browser/device.ts';
import { FileField } from './FileField.tsx';
import { useAddFiles } from './use-add-files.tsx';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';

interface Props {
  applicantUid: string;
  applicationUid: string | undefined;
  name: string;
  isMain?: boolean; // one primary button per view
}

export function UploadArea({ applicantUid, applicationUid, name, isMain = true }: Props) {
  const { t } = useDocumentsTexts();
  const { take, error, dialog } = useAddFiles({ applicantUid, applicationUid }, name);
  const isHandheld = useDevice().type !== 'Desktop';
  const [over, setOver] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take([...event.dataTransfer.files]);
  };

  return (
    // oxlint-disable-next-line no-noninteractive-element-interactions -- dropping is a shortcut; the button does the same
    <section
      className="docs-upload"
      aria-label={t('upload.title')}
      data-over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <span className="docs-upload-icon" aria-hidden>
        <IconCloudUpload size={26} stroke={1.6} />
      </span>
      <div className="docs-upload-text">
        <h2>{t(isHandheld ? 'upload.titleHandheld' : 'upload.title')}</h2>
        <p>{t('upload.limits')}</p>
      </div>
      <div className="docs-upload-buttons">
        {isHandheld && (
          <Button
            variant={isMain ? 'filled' : 'default'}
            leftSection={<IconCamera size={18} aria-hidden />}
            onClick={() => camera.current?.click()}
          >
            {t('upload.camera')}
          </Button>
        )}
        <Button
          variant={isHandheld || !isMain ? 'default' : 'filled'}
          leftSection={<IconUpload size={18} aria-hidden />}
          onClick={() => files.current?.click()}
        >
          {t('upload.choose')}
        </Button>
      </div>
      <FileField ref={files} name="files" multiple onFiles={(chosen) => void take(chosen)} />
      <FileField ref={camera} name="camera" isCamera onFiles={(chosen) => void take(chosen)} />
      <ErrorLine message={error} />
      {dialog}
    </section>
  );
}
