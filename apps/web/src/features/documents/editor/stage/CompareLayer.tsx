import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { IconGripVertical } from '@tabler/icons-react';
import type { DocumentPage } from '@visawright/contract/documents/document.ts';
import { shownSize, type Size } from '@visawright/contract/documents/page-geometry.ts';
import { EditedPicture } from '../picture/EditedPicture.tsx';
import type { PageBefore } from './Stage.tsx';
import { useEditorTexts } from '../../../../translations/editor/editor-texts.ts';

interface Props {
  source: string;
  page: DocumentPage;
  before: PageBefore;
  frame: Size;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -0.05, ArrowRight: 0.05, Home: -1, End: 1 };
const within = (share: number) => Math.min(1, Math.max(0, share));

// The saved page to the left of a divider, over the edited one.
export function CompareLayer({ source, page, before, frame }: Props) {
  const { t } = useEditorTexts();
  const box = useRef<HTMLDivElement>(null);
  const [share, setShare] = useState(0.5);
  const size = shownSize(page, before.operations);
  const scale = Math.min(frame.width / size.width, frame.height / size.height);
  const drag = ({ currentTarget, pointerId, clientX }: PointerEvent) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const { left, width } = box.current!.getBoundingClientRect();
    setShare(within((clientX - left) / width));
  };
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setShare((now) => within(now + step));
  };
  return (
    <div className="ed-over" ref={box}>
      <div className="ed-before" style={{ clipPath: `inset(0 ${(1 - share) * 100}% 0 0)` }}>
        <EditedPicture
          source={source}
          page={page}
          operations={before.operations}
          frame={{ width: size.width * scale, height: size.height * scale }}
          label=""
        />
      </div>
      <span className="ed-caption ed-caption-before">{before.caption}</span>
      <span className="ed-caption ed-caption-after">{t('stage.after')}</span>
      <button
        type="button"
        role="slider"
        className="ed-divider"
        aria-label={t('stage.divider')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        style={{ left: `${share * 100}%` }}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={press}
      >
        <IconGripVertical size={14} aria-hidden />
      </button>
    </div>
  );
}
