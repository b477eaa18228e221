import { lazy, Suspense, useState } from 'react';
import { Skeleton } from '@mantine/core';
import type { Document } from '@visawright/contract/document.ts';
import { isSettled } from '@visawright/contract/document-facts.ts';
import { ErrorLine } from '../../../components/dialog/ErrorLine.tsx';
import { Failing } from '../../../components/Failing.tsx';
import { useExtracted } from '../documents.api.ts';
import { useDocumentWords } from '../document-words.ts';
import { Questions } from '../Questions.tsx';
import { Remedy } from '../Remedy.tsx';
import { useDocumentActions } from '../use-document-actions.tsx';
import { byNeed } from '../value.ts';
import { DocumentDeeds } from './DocumentDeeds.tsx';
import { PagePane } from './PagePane.tsx';
import { PaperTable } from './PaperTable.tsx';
import { RetakeAdvice } from './RetakeAdvice.tsx';
import { NewTickets } from './use-page-picture.ts';
import { ValueList } from './ValueList.tsx';
import { Views } from './Views.tsx';

const PhotoStudio = lazy(async () => ({ default: (await import('../../photo/PhotoStudio.tsx')).PhotoStudio }));

interface Props {
  document: Document;
  applicationUid?: string | undefined; // whose destination judges a photo
  showsViews: boolean;
  onGone: () => void;
  onRemove?: (() => void) | undefined;
  onRefiled: () => void;
}

export function DocumentPanel({ document, applicationUid, showsViews, onGone, onRemove, onRefiled }: Props) {
  const { t } = useDocumentWords();
  const read = useExtracted(document);
  const actions = useDocumentActions(document);
  const [chosen, setChosen] = useState<string | null>(null);
  const [turnedTo, setTurnedTo] = useState<number | null>(null);
  const { pages = [], values = [], tables = [], mrz = null } = read.data ?? {};
  const first = byNeed(values)[0];
  const field = chosen ?? first?.field ?? null;
  const at = turnedTo ?? Math.max(0, values.find((value) => value.field === field)?.pageIndex ?? 0);
  const choose = (next: string) => {
    setChosen(next);
    const { pageIndex = -1 } = values.find((value) => value.field === next) ?? {};
    if (pageIndex >= 0) setTurnedTo(pageIndex);
  };
  const isStuck = document.state === 'rejected' || document.state === 'failed';
  const isPhoto = document.category === 'Photo'; // its measures are of the whole picture: outlined together they would hide it
  const isWaiting = read.isPending && document.state !== 'rejected';
  return (
    <NewTickets value={() => void read.refetch()}>
      <div className="doc-panel">
        {read.isError && !read.data ? (
          <Failing
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
                actions={actions}
                onPage={setTurnedTo}
                onChoose={choose}
              />
            ) : null}
            <div className="doc-read">
              <Questions document={document} onGone={onGone} />
              <RetakeAdvice causes={document.retake} />
              {isStuck && <Remedy document={document} onRemove={onRemove} />}
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
                <PaperTable key={table.name} table={table} onPage={setTurnedTo} />
              ))}
              {mrz && (
                <section className="doc-mrz" aria-label={t('values.mrz')}>
                  <h3>{t('values.mrz')}</h3>
                  <pre>{mrz.join('\n')}</pre>
                </section>
              )}
              {showsViews && <Views document={document} />}
            </div>
          </>
        )}
      </div>
      <div className="doc-drawer-foot">
        <ErrorLine message={actions.error} />
        <DocumentDeeds {...{ document, actions, onGone, onRemove, onRefiled }} />
      </div>
      {actions.dialog}
    </NewTickets>
  );
}
