import { useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { Kbd, Skeleton } from '@mantine/core';
import type { Document, DocumentPage } from '@visawright/contract/documents/document.ts';
import { isSettled } from '@visawright/contract/documents/document-facts.ts';
import { ErrorLine } from '../../../../components/dialog/ErrorLine.tsx';
import { LoadFailure } from '../../../../components/feedback/LoadFailure.tsx';
import { DocumentQuestions } from '../../actions/DocumentQuestions.tsx';
import { DocumentRemedy } from '../../actions/DocumentRemedy.tsx';
import { useDocumentActions } from '../../actions/use-document-actions.tsx';
import { badgeOf } from '../../documents/document-state.ts';
import { valueStatusOf } from '../../documents/value-status.ts';
import { categoryText } from '../../documents/value-text.ts';
import { NewTickets } from '../../pictures/use-page-picture.ts';
import { DocumentActionButtons } from '../../viewer/DocumentActionButtons.tsx';
import { RetakeAdvice } from '../../viewer/RetakeAdvice.tsx';
import { TableSection } from '../../viewer/TableSection.tsx';
import { ValueList } from '../../viewer/ValueList.tsx';
import type { PageActions } from '../use-page-actions.ts';
import type { Workspace } from '../use-workspace.ts';
import { SideHead } from './SideHead.tsx';
import type { DocumentValues } from './use-document-values.ts';
import { useDocumentsTexts } from '../../../../translations/documents/documents-texts.ts';
import { usePlaygroundTexts } from '../../../../translations/playground/playground-texts.ts';

interface Props {
  workspace: Workspace;
  actions: PageActions;
  known: DocumentValues;
  chosen: string | null;
  problems: ReactNode;
  foot: ReactNode;
  pane: RefObject<HTMLElement | null>;
  onChoose: (field: string) => void;
}

// What is known about the document of the current page: its category, its problems and its values.
export function SidePane({ workspace, actions, known, chosen, problems, foot, pane, onChoose }: Props) {
  const { t } = usePlaygroundTexts();
  const { t: documents } = useDocumentsTexts();
  const { current, block } = workspace;
  const { read, document } = known;
  if (!current || !block) return <aside className="pg-pane pg-side" aria-label={t('side')} ref={pane} />;
  return (
    <aside className="pg-pane pg-side" aria-label={t('side')} ref={pane}>
      <SideHead
        document={current.document}
        title={block.title}
        name={current.traveller.name}
        values={known.values}
        onCategory={(category) =>
          actions.categorise(current.document.docId, category, categoryText(documents, category))
        }
      />
      <div className="pg-side-body">
        {document ? (
          <DocumentFacts
            key={document.docId}
            {...{ document, known, chosen, problems, onChoose }}
            onPage={(index) => workspace.showDocument(document.docId, current.document.pages[index]?.pageUid)}
            onGone={() => workspace.arrangement.wake()}
          />
        ) : read.isError && !read.data ? (
          <LoadFailure
            title={documents('failing')}
            error={read.error}
            isTrying={read.isFetching}
            onAgain={() => void read.refetch()}
          />
        ) : (
          <Skeleton h={180} m={16} />
        )}
      </div>
      {foot}
    </aside>
  );
}

interface FactsProps {
  document: Document;
  known: DocumentValues;
  chosen: string | null;
  problems: ReactNode;
  onChoose: (field: string) => void;
  onPage: (index: number) => void;
  onGone: () => void;
}

const noPages: readonly DocumentPage[] = [];

function DocumentFacts({ document, known, chosen, problems, onChoose, onPage, onGone }: FactsProps) {
  const { t } = usePlaygroundTexts();
  const { t: documents } = useDocumentsTexts();
  const { extracted, values } = known;
  const actions = useDocumentActions(document);
  const list = useRef<HTMLDivElement>(null);
  const canEdit = document.can.includes('document.edit');
  const isStuck = ['locked', 'rejected', 'failed'].includes(badgeOf(document));
  // Enter confirms the value and goes on to the next one that is not sure.
  const press = (event: KeyboardEvent) => {
    const head = event.target instanceof Element ? event.target.closest('.doc-value-head') : null;
    const field = head?.closest<HTMLElement>('[data-field]')?.dataset.field;
    const value = values.find((one) => one.field === field);
    if (event.key !== 'Enter' || !value || !canEdit || valueStatusOf(value) !== 'ask') return;
    event.preventDefault();
    const open = [...list.current!.querySelectorAll<HTMLElement>('[data-status=ask] > .doc-value-head')];
    const next = open[open.indexOf(head as HTMLElement) + 1] ?? open[0];
    void actions.save({ [value.field]: value.value });
    if (next && next !== head) next.focus();
  };
  return (
    <NewTickets value={() => void extracted.refetch()}>
      <DocumentQuestions document={document} onGone={onGone} />
      <RetakeAdvice causes={document.retake} />
      {isStuck && <DocumentRemedy document={document} />}
      {problems}
      {!isSettled(document.state) && <p className="doc-nothing">{documents('soon')}</p>}
      {extracted.isPending && document.state === 'checked' && <Skeleton h={160} />}
      {values.length > 0 && (
        // oxlint-disable-next-line no-static-element-interactions -- the buttons inside are pressed
        <div ref={list} onKeyDown={press}>
          {canEdit && (
            <p className="pg-value-keys" aria-hidden>
              <Kbd>Enter</Kbd> {t('confirmNext')}
            </p>
          )}
          <ValueList
            document={document}
            values={values}
            pages={extracted.data?.pages ?? noPages}
            chosen={chosen}
            asked={chosen}
            isDense
            actions={actions}
            onChoose={onChoose}
          />
        </div>
      )}
      {extracted.data?.tables.map((table) => (
        <TableSection key={table.name} table={table} onPage={onPage} />
      ))}
      <ErrorLine message={actions.error} />
      <DocumentActionButtons document={document} actions={actions} choosesCategory={false} onGone={onGone} />
      {actions.dialog}
    </NewTickets>
  );
}
