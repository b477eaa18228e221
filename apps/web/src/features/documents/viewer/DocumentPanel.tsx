import { lazy, Suspense, useState } from 'react';
import { Skeleton } from '@mantine/core';
import type { Document } from '@visawright/contract/documents/document.ts';
import { isSettled } from '@visawright/contract/documents/document-facts.ts';
import { ErrorLine } from '../../../components/dialog/ErrorLine.tsx';
import { LoadFailure } from '../../../components/feedback/LoadFailure.tsx';
import { useExtracted } from '../documents/documents.api.ts';
import { DocumentQuestions } from '../actions/DocumentQuestions.tsx';
import { DocumentRemedy } from '../actions/DocumentRemedy.tsx';
import { useDocumentActions } from '../actions/use-document-actions.tsx';
import { sortByNeed } from '../documents/value-status.ts';
import { DocumentActionButtons } from './DocumentActionButtons.tsx';
import { PagePane } from './PagePane.tsx';
import { TableSection } from './TableSection.tsx';
import { RetakeAdvice } from './RetakeAdvice.tsx';
import { NewTickets } from '../pictures/use-page-picture.ts';
import { ValueList } from './ValueList.tsx';
import { ViewLog } from './ViewLog.tsx';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';

const PhotoStudio = lazy(async () => ({ default: (await import('../photo/PhotoStudio.tsx')).PhotoStudio }));

interface Props {
  document: Document;
  applicationUid?: string | undefined; // its destination decides the photo rules
  showsViews: boolean;
  onEditing: (isEditing: boolean) => void; // unsaved edits of a page may be open
  onGone: () => void;
  onRemove?: (() => void) | undefined;
  onRefiled: () => void;
}

export function DocumentPanel({ document, applicationUid, showsViews, onEditing, onGone, onRemove, onRefiled }: Props) {
  const { t } = useDocumentsTexts();
  const read = useExtracted(document);
  const actions = useDocumentActions(document);
  const [chosen, setChosen] = useState<string | null>(null);
  const [turnedTo, setTurnedTo] = useState<number | null>(null);
  const { pages = [], values = [], tables = [], mrz = null, version = 0 } = read.data ?? {};
  const first = sortByNeed(values)[0];
  const field = chosen ?? first?.field ?? null;
  const at = turnedTo ?? Math.max(0, values.find((value) => value.field === field)?.pageIndex ?? 0);
  const choose = (next: string) => {
    setChosen(next);
    const { pageIndex = -1 } = values.find((value) => value.field === next) ?? {};
    if (pageIndex >= 0) setTurnedTo(pageIndex);
  };
  const isStuck = document.state === 'rejected' || document.state === 'failed';
  const isPhoto = document.category === 'Photo'; // photo measurements cover the whole picture; their outlines would hide it
  const isWaiting = read.isPending && document.state !== 'rejected';
  return (
    <NewTickets value={() => void read.refetch()}>
      <div className="doc-panel">
        {read.isError && !read.data ? (
          <LoadFailure
            title={t('failing')}
            error={read.error}
            isTrying={read.isFetching}
            onAgain={() => void read.refetch()}
          />
        ) : (
          <>
            {isWaiting ? (
              <div className="doc-pages" aria-hidden>
                <Skeleton h={360} radius={8} />
              </div>
            ) : pages.length > 0 ? (
              <PagePane
                pages={pages}
                values={isPhoto ? values.filter((value) => value.field === chosen) : values}
                at={at}
                chosen={field}
                document={document}
                version={version}
                applicationUid={applicationUid}
                actions={actions}
                onEditing={onEditing}
                onPage={setTurnedTo}
                onChoose={choose}
              />
            ) : null}
            <div className="doc-read">
              <DocumentQuestions document={document} onGone={onGone} onRemove={onRemove} />
              <RetakeAdvice causes={document.retake} />
              {isStuck && <DocumentRemedy document={document} onRemove={onRemove} />}
              {!isSettled(document.state) && <p className="doc-nothing">{t('soon')}</p>}
              {applicationUid !== undefined && isPhoto && document.state === 'checked' && pages[0] && (
                <Suspense fallback={<Skeleton h={420} radius={12} />}>
                  <PhotoStudio
                    key={document.version}
                    applicationUid={applicationUid}
                    docId={document.docId}
                    page={pages.find(({ pageIndex }) => pageIndex === at) ?? pages[0]}
                    canEdit={document.can.includes('document.edit')}
                  />
                </Suspense>
              )}
              {document.state === 'checked' && !isWaiting && (
                <ValueList
                  document={document}
                  values={values}
                  pages={pages}
                  chosen={field}
                  asked={chosen}
                  actions={actions}
                  onChoose={choose}
                />
              )}
              {tables.map((table) => (
                <TableSection key={table.name} table={table} onPage={setTurnedTo} />
              ))}
              {mrz && (
                <section className="doc-mrz" aria-label={t('values.mrz')}>
                  <h3>{t('values.mrz')}</h3>
                  <pre>{mrz.join('\n')}</pre>
                </section>
              )}
              {showsViews && <ViewLog document={document} />}
            </div>
          </>
        )}
      </div>
      <div className="doc-drawer-foot">
        <ErrorLine message={actions.error} />
        <DocumentActionButtons {...{ document, actions, onGone, onRemove, onRefiled }} />
      </div>
      {actions.dialog}
    </NewTickets>
  );
}
