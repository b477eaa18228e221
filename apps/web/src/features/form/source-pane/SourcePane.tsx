import './source-pane.css';
import { memo, useMemo, useState, type ReactNode } from 'react';
import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useEditor, useEditorState } from '../editor/FormEditorProvider.tsx';
import { openSource, useOpenedSource } from '../sources/opened-source.ts';
import { useSourceDocument } from '../sources/source-documents.ts';
import { SourceFacts } from './SourceFacts.tsx';
import { SourcePage } from './SourcePage.tsx';
import { SourceTabs } from './SourceTabs.tsx';
import { sourceRegions } from '../sources/field-sources.ts';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';
import { useFormTexts } from '../../../translations/form/form-texts.ts';

interface Props {
  foot?: ReactNode;
  onField?: (field: string) => void; // called instead of focusing the region's field
}

const zooms = [1, 1.5, 2, 3, 4] as const;

// The page a value was read from, with its region highlighted and the form's other regions faint.
export const SourcePane = memo(function SourcePane({ foot, onField }: Props) {
  const { t } = useFormTexts();
  const { t: documents } = useDocumentsTexts();
  const editor = useEditor();
  const known = useEditorState((now) => now.state);
  const visible = useEditorState((now) => now.visible);
  const { source: opened, field, isLit } = useOpenedSource();
  const regions = useMemo(() => sourceRegions(known, visible), [known, visible]);
  const source = opened ?? regions[0]?.source ?? null;
  const [zoom, setZoom] = useState<number>(1);
  const [turned, setTurned] = useState<{ source: typeof source; page: number } | null>(null);
  const document = useSourceDocument(source?.docId);
  const at = turned?.source === source ? turned.page : (source?.pageIndex ?? 0);
  const pages = document.data?.pages ?? [];
  const page = pages.find(({ pageIndex }) => pageIndex === at) ?? pages[0];
  if (!source) return <p className="source-none">{t('source.none')}</p>;
  const turn = (by: 1 | -1) => setTurned({ source, page: at + by });
  const zoomBy = (by: 1 | -1) => setZoom((now) => zooms[zooms.indexOf(now as 1) + by] ?? now);
  const choose = (chosen: string) => {
    const region = regions.find((one) => one.field === chosen && one.source.pageUid === page?.pageUid);
    if (region) openSource(region.source, chosen);
    if (onField) onField(chosen);
    else editor.goTo(chosen);
  };
  return (
    <section className="source-pane" data-source data-tour="form-source" aria-label={t('source.title')}>
      <SourceTabs regions={regions} docId={source.docId} />
      <div className="source-tools">
        <span>
          <ActionIcon
            variant="subtle"
            color="dark"
            aria-label={documents('page.previous')}
            disabled={at <= 0}
            onClick={() => turn(-1)}
          >
            <IconChevronLeft size={18} aria-hidden />
          </ActionIcon>
          {documents('page.of', { page: at + 1, pages: Math.max(pages.length, 1) })}
          <ActionIcon
            variant="subtle"
            color="dark"
            aria-label={documents('page.next')}
            disabled={at >= pages.length - 1}
            onClick={() => turn(1)}
          >
            <IconChevronRight size={18} aria-hidden />
          </ActionIcon>
        </span>
        <span>
          <ActionIcon
            variant="subtle"
            color="dark"
            aria-label={documents('page.smaller')}
            disabled={zoom === zooms[0]}
            onClick={() => zoomBy(-1)}
          >
            <IconZoomOut size={18} stroke={1.7} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="dark"
            aria-label={documents('page.larger')}
            disabled={zoom === zooms.at(-1)}
            onClick={() => zoomBy(1)}
          >
            <IconZoomIn size={18} stroke={1.7} aria-hidden />
          </ActionIcon>
        </span>
      </div>
      <SourcePage
        page={page}
        hasFailed={document.isError || (document.isSuccess && !page)}
        again={() => void document.refetch()}
        regions={regions.filter((one) => one.source.docId === source.docId && one.source.pageUid === page?.pageUid)}
        lit={isLit ? opened : null}
        field={field}
        zoom={zoom}
        onChoose={choose}
      />
      {opened && isLit && <SourceFacts source={opened} field={field} />}
      {foot}
    </section>
  );
});
