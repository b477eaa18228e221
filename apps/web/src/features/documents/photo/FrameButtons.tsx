import { ActionIcon, Button } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import type { PhotoCut } from '@visawright/contract/documents/photo.ts';
import { isStill, moved, zoomed } from './frame-moves.ts';
import type { FrameWork } from './use-frame.ts';
import { usePhotoTexts } from '../../../translations/photo/photo-texts.ts';

const step = 0.02;
const moves = [
  ['left', IconArrowLeft, -step, 0],
  ['right', IconArrowRight, step, 0],
  ['up', IconArrowUp, 0, -step],
  ['down', IconArrowDown, 0, step],
] as const;
const zooms = [
  ['larger', IconZoomOut, 1 / 1.03],
  ['smaller', IconZoomIn, 1.03],
] as const;

// The same moves as dragging, for keyboards and screen readers.
export function FrameButtons({ cut, frame }: { cut: PhotoCut; frame: FrameWork }) {
  const { t } = usePhotoTexts();
  const { now, stored, place, putBack, isBusy, message } = frame;
  const percent = ((cut.headHeightPercent * now.zoom) / stored.zoom).toFixed(1);
  return (
    <div className="photo-moves" role="group" aria-label={t('move.label')}>
      {moves.map(([name, Icon, x, y]) => (
        <ActionIcon key={name} variant="default" aria-label={t(`move.${name}`)} onClick={() => place(moved(now, x, y))}>
          <Icon size={17} aria-hidden />
        </ActionIcon>
      ))}
      {zooms.map(([name, Icon, factor]) => (
        <ActionIcon
          key={name}
          variant="default"
          aria-label={t(`move.${name}`)}
          onClick={() => place(zoomed(now, factor))}
        >
          <Icon size={17} aria-hidden />
        </ActionIcon>
      ))}
      <Button
        variant="default"
        size="compact-md"
        disabled={isStill(now)}
        leftSection={<IconArrowBackUp size={16} aria-hidden />}
        onClick={putBack}
      >
        {t('move.back')}
      </Button>
      <small role="status">
        {isBusy
          ? `${t('move.head', { percent })} · ${t('move.saving')}`
          : message
            ? t(`move.${message}`)
            : t('move.help')}
      </small>
    </div>
  );
}
