import { useRef, type ReactNode } from 'react';
import { useEditorState } from '../../../form/editor/FormEditorProvider.tsx';
import { useOpened } from '../../../form/sources/opened-source.ts';
import { SourcePane } from '../../../form/source-pane/SourcePane.tsx';
import { sourceRegions } from '../../../form/sources/field-sources.ts';
import { useHoverHighlight } from './use-hover-highlight.ts';
import { useFormStaffTexts } from '../../../../translations/form-staff/form-staff-texts.ts';

interface Props {
  head: ReactNode;
  nav: ReactNode;
  detail: ReactNode;
  children: ReactNode;
}

// Sections, questions and source scroll separately.
export function WorkspaceFrame({ head, nav, detail, children }: Props) {
  const { t } = useFormStaffTexts();
  const grid = useRef<HTMLDivElement>(null);
  const light = useHoverHighlight(grid);
  const isOpened = useOpened(({ source }) => source !== null);
  const hasPages = useEditorState(({ state, visible }) => sourceRegions(state, visible).length > 0);
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
