import { useRef, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconCamera, IconCameraOff } from '@tabler/icons-react';
import { useCameraTexts } from '../../../translations/camera/camera-texts.ts';

interface Props {
  why: 'refused' | 'none';
  notice: ReactNode;
  onChosen: (file: File) => void;
}

// Without camera access the camera app of the phone takes the picture; the same checks follow.
export function PictureChoice({ why, notice, onChosen }: Props) {
  const { t } = useCameraTexts();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="camera-without">
      <IconCameraOff size={40} stroke={1.4} aria-hidden />
      <h2>{t(`${why}.title`)}</h2>
      <p>{t(`${why}.text`)}</p>
      {notice}
      <Button data-autofocus leftSection={<IconCamera size={18} aria-hidden />} onClick={() => input.current?.click()}>
        {t('choose')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        data-camera="file"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file) onChosen(file);
        }}
      />
    </div>
  );
}
