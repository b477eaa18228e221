import { useRef, type ReactNode } from 'react';
import { useWorkState } from '../FormWorkProvider.tsx';
import { useOpened } from '../open-source.ts';
import { SourcePane } from '../SourcePane.tsx';
import { regionsOf } from '../sources-of.ts';
import { useStaffWords } from './form-staff-words.ts';
import { useHoverLight } from './use-hover-light.ts';

interface Props {
  head: ReactNode;
  nav: ReactNode;
  detail: ReactNode;
  children: ReactNode;
}

// Sections, questions, source: each scrolls by itself.
export function Frame({ head, nav, detail, children }: Props) {
  const { t } = useStaffWords();
  const grid = useRef<HTMLDivElement>(null);
  const light = useHoverLight(grid);
  const isOpened = useOpened(({ source }) => source !== null);
  const hasPages = useWorkState(({ state, visible }) => regionsOf(state, visible).length > 0);
  return (
    <>
      {head}
      <div className="fr-grid" ref={grid} {...light}>
        <div className="fr-nav">{nav}</div>
        <div className="fr-form">{children}</div>
        <aside className="fr-source" aria-label={t('source')}>
          {isOpened || hasPages ? <SourcePane /> : <p className="source-none">{t('noSource')}</p>}
          {detail}
        </aside>
      </div>
    </>
  );
}
