import { lazy, Suspense, useState } from 'react';
import { ActionIcon, Button } from '@mantine/core';
import {
  IconChevronLeft,
  IconChevronRight,
  IconCheck,
  IconDownload,
  IconRotateClockwise,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import type { Document, DocumentPage, DocumentValue, PageOperation } from '@visawright/contract/documents/document.ts';
import { useOwnIds } from '../../shared/lists/use-own-ids.ts';
import { ErrorLine } from '../../../components/dialog/ErrorLine.tsx';
import { errorText } from '../../../translations/errors/error-text.ts';
import { savePagePicture } from '../pictures/save-page-picture.ts';
import type { DocumentActions } from '../actions/use-document-actions.tsx';
import { editorLink } from './editor-link.ts';
import { PageEdits } from './PageEdits.tsx';
import { PageStrip } from './PageStrip.tsx';
import { PageView } from './PageView.tsx';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';

interface Props {
  pages: readonly DocumentPage[];
  values: readonly DocumentValue[];
  at: number;
  chosen: string | null;
  document: Document;
  version: number; // of the pages
  applicationUid: string | undefined;
  actions: DocumentActions;
  onEditing: (isEditing: boolean) => void;
  onPage: (index: number) => void;
  onChoose: (field: string) => void;
}

const PageEditor = lazy(async () => ({ default: (await import('../editor/preview/PageEditor.tsx')).PageEditor }));
const zooms = [1, 1.5, 2, 3, 4] as const;

export function PagePane({
  pages,
  values,
  at,
  chosen,
  document,
  version,
  applicationUid,
  actions,
  onEditing,
  onPage,
  onChoose,
}: Props) {
  const { t } = useDocumentsTexts();
  const { role } = useOwnIds();
  const [zoom, setZoom] = useState<number>(1);
  const [turns, setTurns] = useState<Record<string, number>>({});
  const [isEditing, setEditing] = useState(false);
  const [error, setError] = useState('');
  const edit = (isOpen: boolean) => {
    setEditing(isOpen);
    onEditing(isOpen);
  };
  const page = pages.find(({ pageIndex }) => pageIndex === at) ?? pages[0];
  if (!page) return null;
  const key = `${page.pageUid} ${page.pageIndex}`;
  const turn = turns[key] ?? 0;
  const zoomBy = (step: 1 | -1) => setZoom((now) => zooms[zooms.indexOf(now as 1) + step] ?? now);
  const save = () =>
    savePagePicture(page, document.fileName).then(
      () => setError(''),
      (caught: unknown) => setError(errorText(caught)),
    );
  const canEdit = document.can.includes('document.edit') && document.state === 'checked';
  const isBusy = actions.busy === 'pages';
  const add = async (operation: PageOperation) => {
    const edited = pages.map(({ pageUid, pageIndex, operations }) => ({
      pageUid,
      operations: pageIndex === page.pageIndex ? [...operations, operation] : operations,
    }));
    if (await actions.editPages(edited)) setTurns({});
  };
  return (
    <>
      <section className="doc-pages" aria-label={t('page.pages')}>
        <div className="doc-tools">
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('page.previous')}
            disabled={page.pageIndex === 0}
            onClick={() => onPage(page.pageIndex - 1)}
          >
            <IconChevronLeft size={18} aria-hidden />
          </ActionIcon>
          <span className="doc-page-no">{t('page.of', { page: page.pageIndex + 1, pages: pages.length })}</span>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('page.next')}
            disabled={page.pageIndex >= pages.length - 1}
            onClick={() => onPage(page.pageIndex + 1)}
          >
            <IconChevronRight size={18} aria-hidden />
          </ActionIcon>
          <span className="doc-tools-gap" />
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('page.smaller')}
            disabled={zoom === zooms[0]}
            onClick={() => zoomBy(-1)}
          >
            <IconZoomOut size={18} aria-hidden />
          </ActionIcon>
          <span className="doc-zoom" role="status" aria-label={t('page.zoom', { percent: zoom * 100 })}>
            {zoom * 100} %
          </span>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('page.larger')}
            disabled={zoom === zooms.at(-1)}
            onClick={() => zoomBy(1)}
          >
            <IconZoomIn size={18} aria-hidden />
          </ActionIcon>
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            aria-label={t('page.rotate')}
            leftSection={<IconRotateClockwise size={17} aria-hidden />}
            onClick={() => setTurns((all) => ({ ...all, [key]: (turn + 90) % 360 }))}
          >
            <span className="doc-tool-word">{t('page.rotate')}</span>
          </Button>
          {turn !== 0 && canEdit && (
            <Button
              variant="default"
              size="compact-sm"
              loading={isBusy}
              leftSection={<IconCheck size={16} aria-hidden />}
              onClick={() => void add({ op: 'rotate', degrees: turn as 90 })}
            >
              {t('page.keepTurned')}
            </Button>
          )}
          {canEdit && (
            <PageEdits
              editorLink={editorLink(role, document, applicationUid, page.pageIndex)}
              isOne={pages.length === 1}
              category={document.category}
              onCrop={() => edit(true)}
              onReplace={(file) => void actions.replacePage(page.pageIndex, file)}
              onSplit={(category) => void actions.splitOff(category, [page.pageIndex])}
              onTakeOut={() =>
                void actions.editPages(
                  pages.filter((one) => one !== page).map(({ pageUid, operations }) => ({ pageUid, operations })),
                )
              }
            />
          )}
          <ActionIcon variant="subtle" color="gray" aria-label={t('page.save')} onClick={() => void save()}>
            <IconDownload size={18} aria-hidden />
          </ActionIcon>
        </div>
        <ErrorLine message={error} />
        <PageView
          key={key}
          page={page}
          values={values.filter(({ pageIndex }) => pageIndex === page.pageIndex)}
          chosen={chosen}
          zoom={zoom}
          turn={turn}
          onChoose={onChoose}
        />
        <PageStrip pages={pages} at={page.pageIndex} onPage={onPage} />
      </section>
      {isEditing && (
        <Suspense>
          <PageEditor
            document={document}
            pages={pages}
            values={values}
            version={version}
            at={pages.indexOf(page)}
            onClose={() => edit(false)}
          />
        </Suspense>
      )}
    </>
  );
}
