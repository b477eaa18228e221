import { Button } from '@mantine/core';
import { IconCamera, IconCloudUpload, IconFolder, IconUpload } from '@tabler/icons-react';
import { ErrorLine } from '../../../../components/dialog/ErrorLine.tsx';
import { useDevice } from '../../../../lib/browser/device.ts';
import { useDropTarget } from '../use-drop-target.ts';
import { useUploadTexts } from '../../../../translations/upload/upload-texts.ts';

interface Props {
  error: string;
  onFiles: () => void;
  onCamera: () => void;
  onMine: () => void;
  onDrop: (files: File[]) => void;
}

// Phones get three buttons instead of a drop area.
export function AddDocuments({ error, onFiles, onCamera, onMine, onDrop }: Props) {
  const { t } = useUploadTexts();
  const { type } = useDevice();
  const { over, target } = useDropTarget(onDrop);
  const files = (
    <Button variant="default" leftSection={<IconUpload size={18} stroke={1.7} aria-hidden />} onClick={onFiles}>
      {t('add.files')}
    </Button>
  );
  const camera = (
    <Button
      variant="light"
      className="up-camera"
      leftSection={<IconCamera size={20} stroke={1.8} aria-hidden />}
      onClick={onCamera}
    >
      {t('add.photo')}
    </Button>
  );
  const mine = (isLong: boolean) => (
    <Button variant="default" leftSection={<IconFolder size={18} stroke={1.7} aria-hidden />} onClick={onMine}>
      {t(isLong ? 'add.mineLong' : 'add.mine')}
    </Button>
  );
  if (type === 'Mobile')
    return (
      <section className="up-phone" aria-label={t('add.label')} data-tour="dropzone">
        {camera}
        <div>
          {files}
          {mine(false)}
        </div>
        <ErrorLine message={error} />
      </section>
    );
  return (
    // oxlint-disable-next-line no-noninteractive-element-interactions -- dropping is a shortcut; the button does the same
    <section className="up-drop" aria-label={t('add.label')} data-tour="dropzone" {...target}>
      <div className="up-drop-top">
        <span className="up-drop-icon" aria-hidden>
          <IconCloudUpload size={26} stroke={1.6} />
        </span>
        <div>
          <b>{t(over ? 'drop.over' : 'drop.title')}</b>
          <small>{t('drop.text')}</small>
        </div>
      </div>
      <div className="up-drop-buttons">
        {files}
        {mine(true)}
        {type !== 'Desktop' && camera}
      </div>
      <ErrorLine message={error} />
    </section>
  );
}
