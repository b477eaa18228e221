import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { Skeleton } from '@mantine/core';
import type { DocumentPage } from '@visawright/contract/documents/document.ts';
import type { PhotoCut } from '@visawright/contract/documents/photo.ts';
import { positionOnPage, pageSize } from '../pictures/page-geometry.ts';
import { usePagePicture } from '../pictures/use-page-picture.ts';
import { frameMoved, headLines, moved, sidesOf, zoomed, type Point } from './frame-moves.ts';
import type { FrameWork } from './use-frame.ts';
import { usePhotoTexts } from '../../../translations/photo/photo-texts.ts';

interface Props {
  page: DocumentPage;
  cut: PhotoCut;
  frame: FrameWork;
  canEdit: boolean;
}

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const step = 0.01;
const text = (points: readonly Point[]) => points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

// The original picture, dimmed outside the frame, with the head lines. The frame follows pointer and keys.
type Line = [name: 'crown' | 'eyes' | 'chin', ends: [Point, Point]];

export function PhotoStage({ page, cut, frame, canEdit }: Props) {
  const { t } = usePhotoTexts();
  const { source } = usePagePicture(page);
  const svg = useRef<SVGSVGElement>(null);
  const grip = useRef<Point>(undefined);
  const { width, height } = pageSize(page);
  const corners = positionOnPage(page, cut);
  const shown = frameMoved(corners, frame.stored, frame.now);
  const { right, down, height: tall } = sidesOf(corners);
  const unit = Math.max(width, height) / 480;

  const press = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    const far = event.shiftKey ? 4 * step : step;
    if (arrow) frame.place(moved(frame.now, arrow[0] * far, arrow[1] * far));
    else if (event.key === '+' || event.key === '=') frame.place(zoomed(frame.now, 1 / 1.02));
    else if (event.key === '-') frame.place(zoomed(frame.now, 1.02));
    else return;
    event.preventDefault();
  };
  const drag = (event: PointerEvent) => {
    const from = grip.current;
    if (!from) return;
    const scale = width / svg.current!.getBoundingClientRect().width;
    const [dx, dy] = [(event.clientX - from[0]) * scale, (event.clientY - from[1]) * scale];
    grip.current = [event.clientX, event.clientY];
    const whole = tall * frame.stored.zoom;
    const share = (axis: Point) => (dx * axis[0] + dy * axis[1]) / whole;
    frame.place(moved(frame.now, share(right), share(down)));
  };
  if (!source) return <Skeleton className="photo-stage" h={280} radius={10} />;
  return (
    // oxlint-disable-next-line no-noninteractive-element-interactions -- the buttons next to it do the same
    <div
      className="photo-stage"
      data-movable={canEdit || undefined}
      role="group"
      aria-label={canEdit ? t('stage') : t('picture')}
      // oxlint-disable-next-line no-noninteractive-tabindex -- arrow keys move the frame; the buttons next to it do the same
      tabIndex={canEdit ? 0 : undefined}
      onKeyDown={canEdit ? press : undefined}
    >
      <svg
        ref={svg}
        viewBox={`0 0 ${width} ${height}`}
        onPointerDown={(event) => {
          if (!canEdit) return;
          grip.current = [event.clientX, event.clientY];
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={drag}
        onPointerUp={() => (grip.current = undefined)}
        onPointerCancel={() => (grip.current = undefined)}
      >
        <title>{t('picture')}</title>
        <image href={source} width={width} height={height} preserveAspectRatio="none" />
        <path className="photo-beyond" fillRule="evenodd" d={`M0 0H${width}V${height}H0zM${text(shown)}z`} />
        <polygon className="photo-frame" points={text(shown)} strokeWidth={unit * 2} />
        {(Object.entries(headLines(corners, cut)) as Line[]).map(([name, [from, to]]) => (
          <g key={name} className="photo-line" data-line={name}>
            <line
              x1={from[0]}
              y1={from[1]}
              x2={to[0]}
              y2={to[1]}
              strokeWidth={unit * 1.4}
              strokeDasharray={`${unit * 5} ${unit * 3}`}
            />
            <text x={from[0] + unit * 5} y={from[1] - unit * 4} fontSize={unit * 13} strokeWidth={unit * 3.4}>
              {t(`lines.${name}`)}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
