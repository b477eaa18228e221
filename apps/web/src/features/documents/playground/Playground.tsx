import './playground.css';
import '../documents/documents.css';
import '../viewer/viewer.css';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { Canvas } from './canvas/Canvas.tsx';
import { createPictureAccess, PictureAccessContext } from './canvas/picture-access.ts';
import type { Zoom } from './canvas/zoom.ts';
import { DrawnLater } from './DrawnLater.tsx';
import { MoveDialog } from './move/MoveDialog.tsx';
import { PagesPane } from './pages/PagesPane.tsx';
import { Panes } from './Panes.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import { SidePane } from './side/SidePane.tsx';
import { useDocumentValues } from './side/use-document-values.ts';
import type { Arrangement } from './state/arrangement-queue.ts';
import { sortByNeed } from '../documents/value-status.ts';
import { useLitValues } from './use-lit-values.ts';
import { usePageActions } from './use-page-actions.ts';
import { usePageEditor } from './use-page-editor.ts';
import { usePlaygroundKeys } from './use-playground-keys.ts';
import { useWorkspace } from './use-workspace.ts';

export interface ShowPage {
  (docId: string, pageUid?: string, field?: string): void;
}

interface Props {
  arrangement: Arrangement;
  docId: string | null; // opened first
  readAgain: () => void;
  renderProblems: (docId: string, show: ShowPage) => ReactNode;
  foot: ReactNode;
}

// Pages by person, the page, and what was read from its document.
export function Playground({ arrangement, docId, readAgain, renderProblems, foot }: Props) {
  const workspace = useWorkspace(arrangement, docId);
  const actions = usePageActions(workspace);
  const known = useDocumentValues(workspace);
  const editPage = usePageEditor(workspace);
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [isMoving, setMoving] = useState(false);
  const [asked, setAsked] = useState<{ docId: string; field: string } | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const side = useRef<HTMLElement>(null);
  const lit = useLitValues(root);
  const { current, showDocument } = workspace;
  const currentDoc = current?.document.docId;
  const isAsked = asked !== null && asked.docId === currentDoc;
  const chosen = isAsked ? asked.field : (sortByNeed(known.values)[0]?.field ?? null);

  const show: ShowPage = (to, pageUid, field) => {
    showDocument(to, pageUid);
    if (field) setAsked({ docId: to, field });
  };
  const choose = (field: string) => {
    if (!currentDoc || (isAsked && asked.field === field)) return;
    setAsked({ docId: currentDoc, field });
    const pageUid = known.values.find((value) => value.field === field)?.pageUid;
    const isThere = current.document.pages.some((page) => page.pageUid === pageUid);
    if (isThere && pageUid !== current.page?.pageUid) showDocument(currentDoc, pageUid);
  };
  const move = () => {
    if (actions.canMove) setMoving(true);
  };
  const goToValues = () => {
    const heads = side.current?.querySelectorAll<HTMLElement>('.doc-value-head');
    (side.current?.querySelector<HTMLElement>('[data-status=ask] > .doc-value-head') ?? heads?.[0])?.focus();
  };
  usePlaygroundKeys({
    onMove: move,
    onFind: () => search.current?.focus(),
    onMerge: actions.merge,
    onSplit: actions.split,
    onRotate: actions.rotate,
    onRemove: actions.remove,
    onEdit: editPage,
    onShift: actions.shift,
    onUndo: actions.undo,
    onRedo: actions.redo,
    onTurn: workspace.turnPage,
  });
  const access = useMemo(() => createPictureAccess(arrangement, readAgain), [arrangement, readAgain]);
  return (
    <PictureAccessContext value={access}>
      <div className="pg docs" ref={root} {...lit}>
        <Panes
          left={<PagesPane workspace={workspace} search={search} onEnter={goToValues} />}
          centre={
            <DrawnLater
              pane={Canvas}
              props={{
                workspace,
                actions,
                values: known.values,
                chosen,
                zoom,
                notice: <RefusalNotice arrangement={arrangement} />,
                onZoom: setZoom,
                onMove: move,
                onEdit: editPage,
                onChoose: choose,
              }}
            />
          }
          right={
            <DrawnLater
              pane={SidePane}
              props={{
                workspace,
                actions,
                known,
                chosen,
                problems: currentDoc && renderProblems(currentDoc, show),
                foot,
                pane: side,
                onChoose: choose,
              }}
            />
          }
        />
        {isMoving && <MoveDialog workspace={workspace} actions={actions} onClose={() => setMoving(false)} />}
        <VisuallyHidden role="status">{actions.announcement}</VisuallyHidden>
      </div>
    </PictureAccessContext>
  );
}
