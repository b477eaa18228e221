import type { Size } from '@visawright/contract/documents/page-geometry.ts';
import { boxOf, corners, moveCorner, moveSide, cropOfBox, sides, sidesOf, type Box } from '../model/crop-box.ts';
import type { Crop } from '../model/page-stages.ts';
import { useToolFocus } from '../state/use-tool-focus.ts';
import { useDrag } from './use-drag.ts';
import { useEditorTexts } from '../../../../translations/editor/editor-texts.ts';

interface Props {
  crop: Crop | null;
  pixels: Size; // of the picture that is shown
  onChange: (crop: Crop | null, gesture: string) => void;
}

const percent = (share: number) => `${share * 100}%`;

// A rectangle to drag at its corners and sides; what is outside is cut off.
export function CropHandles({ crop, pixels, onChange }: Props) {
  const { t } = useEditorTexts();
  const frame = useToolFocus<HTMLDivElement>(true, '.ed-crop-handle');
  const box = boxOf(crop);
  const handle = useDrag<Box>({ shape: box, frame, pixels, onChange: (next, name) => onChange(cropOfBox(next), name) });
  return (
    <div className="ed-over ed-crop" ref={frame}>
      <div className="ed-crop-clip">
        <div
          className="ed-crop-box"
          style={{
            left: percent(box.left),
            top: percent(box.top),
            right: percent(1 - box.right),
            bottom: percent(1 - box.bottom),
          }}
        />
      </div>
      {sides.map((side) => {
        const isUpright = side === 'left' || side === 'right';
        return (
          <button
            key={side}
            type="button"
            className="ed-side-handle"
            aria-label={t(`cropSides.${side}`)}
            style={{
              left: percent(isUpright ? box[side] : (box.left + box.right) / 2),
              top: percent(isUpright ? (box.top + box.bottom) / 2 : box[side]),
              rotate: isUpright ? '90deg' : '0deg',
            }}
            {...handle((now, dx, dy) => moveSide(now, side, isUpright ? dx : dy))}
          />
        );
      })}
      {corners.map((corner) => {
        const [horizontal, vertical] = sidesOf(corner);
        return (
          <button
            key={corner}
            type="button"
            className="ed-crop-handle"
            data-corner={corner}
            aria-label={t(`cropCorners.${corner}`)}
            style={{ left: percent(box[horizontal]), top: percent(box[vertical]) }}
            {...handle((now, dx, dy) => moveCorner(now, corner, dx, dy))}
          />
        );
      })}
    </div>
  );
}
