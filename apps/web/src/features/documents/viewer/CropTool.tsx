import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { ActionIcon, Button, Skeleton } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import type { DocumentPage, PageOperation } from '@visawright/contract/documents/document.ts';
import {
  corners,
  cropOf,
  isWhole,
  moveCorner,
  moveSide,
  sides,
  sidesOf,
  wholeBox,
  type Corner,
  type Side,
} from './crop-box.ts';
import { pageSize } from '../pictures/page-geometry.ts';
import { usePagePicture } from '../pictures/use-page-picture.ts';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';

interface Props {
  page: DocumentPage;
  isBusy: boolean;
  onCrop: (operation: PageOperation) => void;
  onClose: () => void;
}

const step = 0.01;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const inward: Readonly<Record<Side, 1 | -1>> = { left: 1, top: 1, right: -1, bottom: -1 };
const percent = (share: number) => `${share * 100}%`;

// Corners move by pointer or arrow keys (Shift: five times as far), sides by buttons.
export function CropTool({ page, isBusy, onCrop, onClose }: Props) {
  const { t } = useDocumentsTexts();
  const { source } = usePagePicture(page);
  const frame = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState(wholeBox);
  const { width, height } = pageSize(page);
  const ratio = width / height;
  const press = (event: KeyboardEvent, corner: Corner) => {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    const far = event.shiftKey ? 5 * step : step;
    setBox((now) => moveCorner(now, corner, arrow[0] * far, arrow[1] * far));
  };
  const drag = (event: PointerEvent, corner: Corner) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { width: across, height: down } = frame.current!.getBoundingClientRect();
    setBox((now) => moveCorner(now, corner, event.movementX / across, event.movementY / down));
  };
  return (
    <div className="doc-crop-tool">
      <p>{t('crop.help')}</p>
      <div className="doc-crop-frame" ref={frame} style={{ aspectRatio: ratio, width: `min(100%, ${38 * ratio}vh)` }}>
        <div className="doc-crop-clip">
          {source ? <img src={source} alt={t('page.picture', { page: page.pageIndex + 1 })} /> : <Skeleton h="100%" />}
          <div
            className="doc-crop-box"
            style={{
              left: percent(box.left),
              top: percent(box.top),
              right: percent(1 - box.right),
              bottom: percent(1 - box.bottom),
            }}
          />
        </div>
        {corners.map((corner) => {
          const [horizontal, vertical] = sidesOf(corner);
          return (
            <button
              key={corner}
              type="button"
              className="doc-crop-handle"
              aria-label={t(`crop.${corner}`)}
              style={{ left: percent(box[horizontal]), top: percent(box[vertical]) }}
              onKeyDown={(event) => press(event, corner)}
              onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
              onPointerMove={(event) => drag(event, corner)}
            />
          );
        })}
      </div>
      <div className="doc-crop-sides">
        {sides.map((side) => (
          <span key={side} role="group" aria-label={t(`crop.${side}`)}>
            {t(`crop.${side}`)}
            <ActionIcon
              variant="default"
              aria-label={t('crop.less', { side: t(`crop.${side}`) })}
              onClick={() => setBox((now) => moveSide(now, side, -inward[side] * 2 * step))}
            >
              <IconMinus size={16} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="default"
              aria-label={t('crop.more', { side: t(`crop.${side}`) })}
              onClick={() => setBox((now) => moveSide(now, side, inward[side] * 2 * step))}
            >
              <IconPlus size={16} aria-hidden />
            </ActionIcon>
          </span>
        ))}
      </div>
      <div className="doc-crop-actions">
        <Button variant="default" onClick={onClose}>
          {t('values.cancel')}
        </Button>
        <Button loading={isBusy} disabled={isWhole(box)} onClick={() => onCrop(cropOf(box))}>
          {t('crop.save')}
        </Button>
      </div>
    </div>
  );
}
