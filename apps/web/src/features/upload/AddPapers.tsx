import { useState, type DragEvent, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconCamera, IconCloudUpload, IconFolder, IconUpload } from '@tabler/icons-react';
import { ErrorLine } from '../../components/dialog/ErrorLine.tsx';
import { useDevice } from '../../lib/device.ts';
import { useUploadWords } from './upload-words.ts';

interface Props {
  error: string;
  phone: ReactNode; // "Use your phone", where there is one to use
  onFiles: () => void;
  onCamera: () => void;
  onMine: () => void;
  onDrop: (files: File[]) => void;
}

// One place takes everything and sorts it; on a phone three buttons.
export function AddPapers({ error, phone, onFiles, onCamera, onMine, onDrop }: Props) {
  const { t } = useUploadWords();
  const { type } = useDevice();
  const [over, setOver] = useState(false);
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
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onDrop([...event.dataTransfer.files]);
  };
  return (
    // oxlint-disable-next-line no-noninteractive-element-interactions -- dropping is a shortcut; the button does the same
    <section
      className="up-drop"
      aria-label={t('add.label')}
      data-tour="dropzone"
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={dropped}
    >
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
        {type === 'Desktop' ? phone : camera}
      </div>
      <ErrorLine message={error} />
    </section>
  );
}
