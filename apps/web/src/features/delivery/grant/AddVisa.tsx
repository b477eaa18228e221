import { Button } from '@mantine/core';
import { IconCamera, IconUpload } from '@tabler/icons-react';
import { useDevice } from '../../../lib/browser/device.ts';
import type { GrantUpload } from './use-grant-upload.tsx';
import { useGrantTexts } from '../../../translations/grant/grant-texts.ts';

interface Props {
  upload: GrantUpload;
  isBusy: boolean;
  words: 'add' | 'another';
}

// Camera on phones, file chooser everywhere.
export function AddVisa({ upload, isBusy, words }: Props) {
  const { t } = useGrantTexts();
  const isHandheld = useDevice().type !== 'Desktop';
  return (
    <>
      {isHandheld && (
        <Button
          variant="light"
          disabled={isBusy}
          leftSection={<IconCamera size={18} aria-hidden />}
          onClick={upload.photograph}
        >
          {t('camera')}
        </Button>
      )}
      <Button
        variant="default"
        disabled={isBusy}
        leftSection={<IconUpload size={18} aria-hidden />}
        onClick={upload.choose}
      >
        {t(words)}
      </Button>
    </>
  );
}
