import { useState, type PointerEvent } from 'react';
import type { Blank, BlankArea, BlankField } from '@visawright/contract/delivery/blank.ts';
import { isDecided, type BlankFieldKind } from '@visawright/contract/delivery/blank-facts.ts';
import { LoadFailure } from '../../../../../components/feedback/LoadFailure.tsx';
import { useObjectUrl } from '../../../../../lib/files/use-object-url.ts';
import { useBlanksTexts } from '../../../../../translations/blanks/blanks-texts.ts';
import { usePagePicture, useTrial } from '../blanks.api.ts';
import type { View } from '../FormEditor.tsx';
import { nameOfField, toneOf } from '../fields/field-text.ts';
import { drawnArea } from './drawn-area.ts';
import { Writing } from './Writing.tsx';

interface Props {
  blank: Blank;
  page: number;
  view: View;
  chosen: string | null;
  marking: BlankFieldKind | null;
  onChoose: (fieldId: string) => void;
  onDraw: (area: BlankArea) => void;
}

// The page as a picture, with the fields or the answers of a sample over it. Sizes of the drawing are points of the PDF.
export function FormPage({ blank, page, view, chosen, marking, onChoose, onDraw }: Props) {
  const { t } = useBlanksTexts();
  const size = blank.pages[page]!;
  const { data, error, isFetching, refetch } = usePagePicture(blank.blankUid, page);
  const picture = useObjectUrl(data);
  const drag = useDrag(page, size, onDraw);
  if (error && !data)
    return <LoadFailure title={t('page.failing')} error={error} isTrying={isFetching} onAgain={() => void refetch()} />;
  const fields = blank.fields.filter(({ area }) => area.page === page);
  return (
    <div className="blk-paper">
      <div className="blk-sheet" style={{ aspectRatio: `${size.width} / ${size.height}` }}>
        {picture && <img src={picture} alt={t('page.label', { n: page + 1 })} draggable={false} />}
        <svg
          viewBox={`0 0 ${size.width} ${size.height}`}
          data-marking={marking ?? undefined}
          {...(marking ? drag.handlers : {})}
        >
          {view === 'fields' ? (
            fields.map((field) => (
              <FieldMark key={field.id} {...{ field, blank }} isChosen={field.id === chosen} onChoose={onChoose} />
            ))
          ) : (
            <Writings {...{ blank, page, sample: view }} />
          )}
          {drag.area && <rect className="blk-drawing" {...boxOf(drag.area)} />}
        </svg>
      </div>
      {view === 'fields' && (
        <p className="blk-legend" aria-hidden>
          {(['straight', 'ruled', 'open'] as const).map((tone) => (
            <span key={tone} data-tone={tone}>
              {t(`legend.${tone}`)}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

const boxOf = ({ left, top, width, height }: BlankArea) => ({ x: left, y: top, width, height });

interface MarkProps {
  field: BlankField;
  blank: Blank;
  isChosen: boolean;
  onChoose: (fieldId: string) => void;
}

// The list beside the page is the way for the keyboard; the marks are for the mouse.
function FieldMark({ field, blank, isChosen, onChoose }: MarkProps) {
  const { t } = useBlanksTexts();
  const match = blank.matches.find(({ fieldId }) => fieldId === field.id);
  const tone = isDecided(match) ? toneOf(match!.use) : 'open';
  return (
    <rect
      className="blk-field"
      data-field={field.id}
      data-tone={tone}
      data-chosen={isChosen || undefined}
      {...boxOf(field.area)}
      rx={1.5}
      onClick={() => onChoose(field.id)}
    >
      <title>{t('page.field', { label: nameOfField(field, t) })}</title>
    </rect>
  );
}

function Writings({ blank, page, sample }: { blank: Blank; page: number; sample: Exclude<View, 'fields'> }) {
  const { data } = useTrial(blank, sample);
  const fields = new Map(blank.fields.map((field) => [field.id, field]));
  return data?.writings
    .filter(({ area }) => area.page === page)
    .map((writing) => <Writing key={writing.fieldId} writing={writing} field={fields.get(writing.fieldId)} />);
}

// Dragging over the page marks a place.
function useDrag(page: number, size: { width: number; height: number }, onDraw: (area: BlankArea) => void) {
  const [points, setPoints] = useState<{ from: Point; to: Point } | null>(null);
  const pointOf = (event: PointerEvent<SVGSVGElement>): Point => {
    const box = event.currentTarget.getBoundingClientRect();
    return {
      x: ((event.clientX - box.left) / box.width) * size.width,
      y: ((event.clientY - box.top) / box.height) * size.height,
    };
  };
  const area = points && drawnArea(page, points.from, points.to, size);
  return {
    area,
    handlers: {
      onPointerDown(event: PointerEvent<SVGSVGElement>) {
        event.currentTarget.setPointerCapture(event.pointerId);
        setPoints({ from: pointOf(event), to: pointOf(event) });
      },
      onPointerMove(event: PointerEvent<SVGSVGElement>) {
        if (points) setPoints({ ...points, to: pointOf(event) });
      },
      onPointerUp() {
        setPoints(null);
        if (area) onDraw(area);
      },
      onPointerCancel: () => setPoints(null),
    },
  };
}
interface Point {
  readonly x: number;
  readonly y: number;
}
