import '../editor.css';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { ActionIcon, Button } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconRotate2, IconRotateClockwise2, IconX } from '@tabler/icons-react';
import type { Document, DocumentPage, DocumentValue } from '@visawright/contract/documents/document.ts';
import { ActionDialog } from '../../../../components/dialog/ActionDialog.tsx';
import { useDialog } from '../../../../components/dialog/use-dialog.tsx';
import { CropPanel } from '../panels/CropPanel.tsx';
import { EdgesPanel } from '../panels/EdgesPanel.tsx';
import { LightPanel } from '../panels/LightPanel.tsx';
import { StraightenPanel } from '../panels/StraightenPanel.tsx';
import { EditorNotice } from '../screen/EditorNotice.tsx';
import { savingEffects } from '../model/saving-effects.ts';
import { Stage } from '../stage/Stage.tsx';
import { tools as toolList, type ToolName } from '../stage/tools.ts';
import { usePageEditing } from '../state/use-editing.ts';
import { pageTools } from '../state/use-page-tools.ts';
import { useEditorTexts } from '../../../../translations/editor/editor-texts.ts';

interface Props {
  document: Document;
  pages: readonly DocumentPage[];
  values: readonly DocumentValue[];
  version: number; // of the pages
  at: number;
  onClose: () => void;
}

// The editor's tools for one page, over the preview of a document; on a phone the tools are at the bottom.
export function PageEditor({ document, pages, values, version, at, onClose }: Props) {
  const { t } = useEditorTexts();
  const box = useRef<HTMLDivElement>(null);
  const editing = usePageEditing(document, { version, pages });
  const { ask, dialog } = useDialog();
  const [tool, setTool] = useState<ToolName | null>('crop');
  const page = pages[at]!;
  const edited = editing.pages.find(({ pageUid }) => pageUid === page.pageUid);
  useEffect(() => box.current?.focus(), []);
  if (!edited) return null;
  const tools = pageTools(editing, page, edited);
  const isReadOnly = !document.can.includes('document.edit') || document.state !== 'checked';
  const { read } = savingEffects(editing.editing.history, values);
  const { steps, at: step } = editing.editing.history;
  const close = async () => {
    const isLeaving =
      !editing.isEdited ||
      (await ask<true>((end) => (
        <ActionDialog
          title={t('leave.title')}
          text={t('preview.discardText')}
          submit={{ label: t('preview.discard'), tone: 'bad' }}
          onClose={() => end(null)}
          onSubmit={async () => end(true)}
        />
      )));
    if (!isLeaving) return;
    editing.discard();
    onClose();
  };
  const press = (event: KeyboardEvent) => {
    const isOwn = event.target instanceof Node && box.current?.contains(event.target); // not of a dialog over it
    if (event.key !== 'Escape' || !isOwn) return;
    event.preventDefault();
    void close();
  };
  return (
    // oxlint-disable-next-line no-static-element-interactions -- Escape closes the tools and not the document around them
    <div className="ed ed-preview" ref={box} tabIndex={-1} onKeyDown={press}>
      <div className="ed-head">
        <ActionIcon variant="subtle" color="gray" aria-label={t('preview.cancel')} onClick={() => void close()}>
          <IconX size={20} aria-hidden />
        </ActionIcon>
        <h2>{t('preview.title', { page: page.pageIndex + 1 })}</h2>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('head.undo')}
          disabled={step === 0}
          onClick={editing.undo}
        >
          <IconArrowBackUp size={20} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('head.redo')}
          disabled={step === steps.length}
          onClick={editing.redo}
        >
          <IconArrowForwardUp size={20} aria-hidden />
        </ActionIcon>
        <Button
          loading={editing.isSaving}
          disabled={!editing.isEdited || isReadOnly || editing.editing.newer !== null}
          onClick={() => void editing.save().then((isDone) => isDone && onClose())}
        >
          {t('preview.save')}
        </Button>
      </div>
      <EditorNotice document={document} editing={editing} newest={undefined} otherError="" />
      <div className="ed-canvas">
        <Stage
          tools={tools}
          tool={tool}
          values={tool === null ? values.filter(({ pageIndex }) => pageIndex === page.pageIndex) : []}
          zoom={1}
          number={page.pageIndex + 1}
          isReadOnly={isReadOnly}
        />
      </div>
      <div className="ed-preview-panel">
        {tool === 'edges' && <EdgesPanel tools={tools} disabled={isReadOnly} />}
        {tool === 'crop' && <CropPanel tools={tools} disabled={isReadOnly} />}
        {tool === 'straighten' && <StraightenPanel tools={tools} disabled={isReadOnly} isOpen />}
        {tool === 'light' && <LightPanel tools={tools} disabled={isReadOnly} isOpen />}
        <p className="ed-note">
          {editing.isEdited
            ? read.length > 0
              ? t('saving.read', { count: read.length, pages: read.join(', ') })
              : t('saving.noReading')
            : t('preview.help')}
        </p>
      </div>
      <div className="ed-preview-tools" role="toolbar" aria-label={t('tools.bar')}>
        {toolList.map(({ name, Icon }) => (
          <button
            key={name}
            type="button"
            aria-pressed={tool === name}
            disabled={isReadOnly}
            onClick={() => setTool(tool === name ? null : name)}
          >
            <Icon size={20} stroke={1.7} aria-hidden />
            <span>{t(`tools.${name}`)}</span>
          </button>
        ))}
        <button type="button" aria-label={t('actions.left')} disabled={isReadOnly} onClick={() => tools.turn(270)}>
          <IconRotate2 size={20} stroke={1.7} aria-hidden />
          <span aria-hidden>{t('short.left')}</span>
        </button>
        <button type="button" aria-label={t('actions.right')} disabled={isReadOnly} onClick={() => tools.turn(90)}>
          <IconRotateClockwise2 size={20} stroke={1.7} aria-hidden />
          <span aria-hidden>{t('short.right')}</span>
        </button>
      </div>
      {dialog}
    </div>
  );
}
