import type { Size } from '@visawright/contract/documents/page-geometry.ts';
import { endsOf, moveCorners, wholeCorners } from '../model/corners.ts';
import type { Corners } from '../model/page-stages.ts';
import { useToolFocus } from '../state/use-tool-focus.ts';
import { useDrag } from './use-drag.ts';
import { useEditorTexts } from '../../../../translations/editor/editor-texts.ts';

interface Props {
  corners: Corners | null;
  frame: Size;
  pixels: Size; // of the picture that is shown
  chosen: number | null;
  onChoose: (corner: number | null) => void;
  onChange: (corners: Corners, gesture: string) => void;
}

const names = ['leftTop', 'rightTop', 'rightBottom', 'leftBottom'] as const;
const sideNames = ['top', 'right', 'bottom', 'left'] as const;

// Four corners and four sides to drag, over the photo.
export function CornerHandles({ corners, frame, pixels, chosen, onChoose, onChange }: Props) {
  const { t } = useEditorTexts();
  const box = useToolFocus<HTMLDivElement>(true, '.ed-corner-handle');
  const now = corners ?? wholeCorners;
  const drag = useDrag({ shape: now, frame: box, pixels, onChange });
  const handle = (which: readonly number[]) => drag((from, dx, dy) => moveCorners(from, which, dx, dy));
  const points = now.map(([x, y]) => [x * frame.width, y * frame.height] as const);
  const path = `M${points.map((point) => point.join(' ')).join('L')}Z`;
  return (
    <div className="ed-over" ref={box}>
      <svg width={frame.width} height={frame.height} aria-hidden>
        <path className="ed-dim" fillRule="evenodd" d={`M0 0H${frame.width}V${frame.height}H0Z${path}`} />
        {[1 / 3, 2 / 3].flatMap((part) => [
          <Line key={`across ${part}`} from={between(points, 0, 3, part)} to={between(points, 1, 2, part)} />,
          <Line key={`down ${part}`} from={between(points, 0, 1, part)} to={between(points, 3, 2, part)} />,
        ])}
        <path className="ed-outline-under" d={path} />
        <path className="ed-outline" d={path} />
      </svg>
      {sideNames.map((name, side) => {
        const [[ax, ay], [bx, by]] = endsOf(side).map((at) => points[at]!) as [
          readonly [number, number],
          readonly [number, number],
        ];
        return (
          <button
            key={name}
            type="button"
            className="ed-side-handle"
            aria-label={t(`sides.${name}`)}
            style={{
              left: (ax + bx) / 2,
              top: (ay + by) / 2,
              rotate: `${(Math.atan2(by - ay, bx - ax) * 180) / Math.PI}deg`,
            }}
            onFocus={() => onChoose(null)}
            {...handle(endsOf(side))}
          />
        );
      })}
      {names.map((name, at) => (
        <button
          key={name}
          type="button"
          className="ed-corner-handle"
          data-on={chosen === at || undefined}
          aria-label={t(`corners.${name}`, {
            x: Math.round(now[at]![0] * pixels.width),
            y: Math.round(now[at]![1] * pixels.height),
          })}
          style={{ left: points[at]![0], top: points[at]![1] }}
          onFocus={() => onChoose(at)}
          onBlur={() => onChoose(null)}
          {...handle([at])}
        />
      ))}
    </div>
  );
}

type Place = readonly [number, number];
const between = (points: readonly Place[], from: number, to: number, part: number): Place => [
  points[from]![0] + (points[to]![0] - points[from]![0]) * part,
  points[from]![1] + (points[to]![1] - points[from]![1]) * part,
];
const Line = ({ from, to }: { from: Place; to: Place }) => (
  <line className="ed-grid-line" x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} />
);
