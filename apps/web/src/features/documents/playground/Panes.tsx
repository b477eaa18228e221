import { useState, type ReactNode } from 'react';
import { Splitter } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { readJson, writeJson } from '../../../lib/browser/storage.ts';
import { fittingSizes, least, type PaneSizes } from './pane-sizes.ts';
import { usePlaygroundTexts } from '../../../translations/playground/playground-texts.ts';

interface Props {
  left: ReactNode;
  centre: ReactNode;
  right: ReactNode;
}

const inPixels = (size: string | number | undefined) => Math.round(Number.parseFloat(String(size)));

// Three panes whose sizes are stored; the handles move by pointer and by arrow keys.
export function Panes({ left, centre, right }: Props) {
  const { t } = usePlaygroundTexts();
  const { ref, width } = useElementSize<HTMLDivElement>();
  const [stored, setStored] = useState(() => readJson('playground') as PaneSizes | null);
  const sizes = fittingSizes(stored, width);
  return (
    <div className="pg-panes" ref={ref}>
      {width > 0 && (
        <Splitter
          className="pg-splitter"
          lineSize={1}
          withHandle={false}
          step="16px"
          shiftStep="64px"
          sizes={[`${sizes.left}px`, 100, `${sizes.right}px`]}
          attributes={{ handle: { 'aria-label': t('resize') } }}
          onSizeChange={(next) => {
            const changed = { left: inPixels(next[0]), right: inPixels(next[2]) };
            setStored(changed);
            writeJson('playground', changed);
          }}
        >
          <Splitter.Pane defaultSize={`${sizes.left}px`} min={`${least.left}px`}>
            {left}
          </Splitter.Pane>
          <Splitter.Pane defaultSize={100}>{centre}</Splitter.Pane>
          <Splitter.Pane defaultSize={`${sizes.right}px`} min={`${least.right}px`}>
            {right}
          </Splitter.Pane>
        </Splitter>
      )}
    </div>
  );
}
