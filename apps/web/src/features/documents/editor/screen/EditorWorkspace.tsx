import { useState } from 'react';
import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { Document, ExtractedDocument } from '@visawright/contract/documents/document.ts';
import { documentTitles } from '../../documents/document-titles.ts';
import { categoryText } from '../../documents/value-text.ts';
import { LeaveEditor } from '../dialogs/LeaveEditor.tsx';
import { movePage, removePage } from '../model/edit-history.ts';
import { savingEffects } from '../model/saving-effects.ts';
import { CropPanel } from '../panels/CropPanel.tsx';
import { EdgesPanel } from '../panels/EdgesPanel.tsx';
import { EvidencePanel } from '../panels/EvidencePanel.tsx';
import { LightPanel } from '../panels/LightPanel.tsx';
import { pageList } from '../panels/page-list.ts';
import { SavingPanel } from '../panels/SavingPanel.tsx';
import { StraightenPanel } from '../panels/StraightenPanel.tsx';
import { Stage } from '../stage/Stage.tsx';
import type { ToolName } from '../stage/tools.ts';
import { usePageEditing } from '../state/use-editing.ts';
import { useCompare } from '../state/use-compare.ts';
import { useEditorKeys } from '../state/use-editor-keys.ts';
import { pageTools } from '../state/use-page-tools.ts';
import { EditorHead } from './EditorHead.tsx';
import { EditorNotice } from './EditorNotice.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { PageStrip } from './PageStrip.tsx';
import { ToolBar } from './ToolBar.tsx';
import { useEditorKeyHelp } from './use-editor-key-help.ts';
import { useWholeDocument } from './use-whole-document.tsx';
import { VersionsMenu } from './VersionsMenu.tsx';
import { useVersions } from './versions.api.ts';
import { useDocumentsTexts } from '../../../../translations/documents/documents-texts.ts';
import { useEditorTexts } from '../../../../translations/editor/editor-texts.ts';

interface Props {
  document: Document;
  others: readonly Document[]; // of the same traveller
  data: ExtractedDocument['documentData'];
  traveller: string;
  country: string | null;
  reference: string | null;
  firstPage: number;
  onOpen: (docId: string) => void;
  onClose: () => void;
}

export function EditorWorkspace({ document, others, data, traveller, country, reference, ...props }: Props) {
  const { t, language } = useEditorTexts();
  const { t: words } = useDocumentsTexts();
  const editing = usePageEditing(document, data);
  const { pages, change, isEdited } = editing;
  const { history } = editing.editing;
  const whole = useWholeDocument(document, others, editing, props.onOpen);
  const { data: versions = [] } = useVersions(document);
  const [open, setOpen] = useState(() => ({ pageUid: pages[props.firstPage]?.pageUid ?? '', index: props.firstPage }));
  const [tool, setTool] = useState<ToolName | null>(null);
  const [zoom, setZoom] = useState(1);
  const compare = useCompare(isEdited);
  useEditorKeyHelp();

  const found = pages.findIndex(({ pageUid }) => pageUid === open.pageUid);
  const index = found >= 0 ? found : Math.max(0, Math.min(pages.length - 1, open.index));
  const edited = pages[index]!;
  const saved = new Map(data.pages.map((page) => [page.pageUid, page]));
  const page = saved.get(edited.pageUid) ?? data.pages[0]!; // the list is loaded again after a change
  const tools = pageTools(editing, page, edited);
  const start = history.start.findIndex(({ pageUid }) => pageUid === edited.pageUid);
  const values = data.values.filter(({ pageIndex }) => pageIndex === start);
  const effects = savingEffects(history, data.values);
  const isReadOnly = !document.can.includes('document.edit') || document.state !== 'checked';
  const canSave = isEdited && !isReadOnly && !editing.editing.newer;

  const go = (to: number) => {
    const next = pages[to];
    if (next) setOpen({ pageUid: next.pageUid, index: to });
  };
  const toggle = (next: ToolName) => () => setTool(tool === next ? null : next);
  const remove = (pageUid: string) => {
    if (pages.length < 2) return;
    change('remove', removePage(pages, pageUid));
    setOpen({ pageUid: pageUid === edited.pageUid ? '' : edited.pageUid, index });
  };
  const save = () => void (canSave && !editing.isSaving && editing.save().then((isDone) => isDone && setTool(null)));
  const split = (at: number) => void whole.split(at);
  const on = isReadOnly ? {} : undefined;
  useEditorKeys({
    letters: on ?? {
      e: toggle('edges'),
      c: toggle('crop'),
      s: toggle('straighten'),
      l: toggle('light'),
      r: () => tools.turn(90),
      'shift+r': () => tools.turn(270),
      x: pages.length > 1 ? () => split(Math.max(1, index)) : undefined,
      delete: () => remove(edited.pageUid),
      escape: tool ? () => setTool(null) : undefined,
    },
    undo: () => !isReadOnly && editing.undo(),
    redo: () => !isReadOnly && editing.redo(),
    save,
    onHold: compare.hold,
  });

  const before = history.start.find(({ pageUid }) => pageUid === edited.pageUid);
  const { read } = effects;
  const kinds = [...new Set(history.steps.slice(0, history.at).map(({ kind }) => kind))];
  const draft = kinds.map((kind) => t(`steps.${kind}`)).join(', ');
  const details = [traveller, categoryText(words, document.category), words('pages', { count: pages.length })];
  return (
    <div className="ed" data-screen="documentEditor">
      <EditorHead
        title={documentTitles(words, [document, ...others]).get(document.docId)!}
        details={details.filter(Boolean).join(' · ')}
        country={country}
        reference={reference}
        history={history}
        versions={
          <VersionsMenu
            versions={versions}
            draft={isEdited ? draft : null}
            isReadOnly={isReadOnly}
            onRestore={(version) => void whole.restore(version)}
          />
        }
        more={
          !isReadOnly && (
            <MoreMenu
              isUnedited={edited.operations.length === 0}
              onJoin={() => void whole.join()}
              onReplace={(file) => void whole.replace(index, file)}
              onReset={tools.reset}
            />
          )
        }
        cost={
          isEdited
            ? read.length > 0
              ? t('saving.read', { count: read.length, pages: pageList(read, language) })
              : t('saving.noReading')
            : ''
        }
        nextVersion={Math.max(1, versions.length) + 1}
        canSave={canSave}
        isReadOnly={isReadOnly}
        isSaving={editing.isSaving || whole.isBusy}
        shows={compare.shows}
        onHold={compare.hold}
        onUndo={editing.undo}
        onRedo={editing.redo}
        onSave={save}
        onClose={props.onClose}
      />
      <EditorNotice document={document} editing={editing} newest={versions.at(-1)} otherError={whole.error} />
      <div className="ed-body">
        <PageStrip
          pages={pages}
          saved={saved}
          at={edited.pageUid}
          isReadOnly={isReadOnly}
          onPage={(pageUid) => go(pages.findIndex((one) => one.pageUid === pageUid))}
          onMove={(pageUid, to) => change('order', movePage(pages, pageUid, to))}
          onSplit={split}
          onRemove={remove}
        />
        <div className="ed-canvas">
          <ToolBar
            tool={tool}
            zoom={zoom}
            disabled={isReadOnly}
            canSplit={pages.length > 1}
            canRemove={pages.length > 1}
            onTool={setTool}
            onTurn={tools.turn}
            onSplit={() => split(Math.max(1, index))}
            onRemove={() => remove(edited.pageUid)}
            onZoom={setZoom}
          />
          {saved.has(edited.pageUid) ? (
            <Stage
              key={edited.pageUid}
              tools={tools}
              tool={tool}
              values={values}
              zoom={zoom}
              number={index + 1}
              isReadOnly={isReadOnly}
              shows={compare.shows}
              before={{
                operations: before?.operations ?? [],
                caption: t('stage.before', { number: Math.max(1, versions.length) }),
              }}
            />
          ) : (
            <div className="ed-scroll" />
          )}
          <div className="ed-pager">
            <ActionIcon size={26} aria-label={t('strip.previous')} disabled={index === 0} onClick={() => go(index - 1)}>
              <IconChevronLeft size={15} aria-hidden />
            </ActionIcon>
            <span>{t('strip.of', { page: index + 1, pages: pages.length })}</span>
            <ActionIcon
              size={26}
              aria-label={t('strip.next')}
              disabled={index === pages.length - 1}
              onClick={() => go(index + 1)}
            >
              <IconChevronRight size={15} aria-hidden />
            </ActionIcon>
          </div>
        </div>
        <aside className="ed-panels" aria-label={t('panels')}>
          {tool === 'crop' ? (
            <CropPanel tools={tools} disabled={isReadOnly} />
          ) : (
            <EdgesPanel key={edited.pageUid} tools={tools} disabled={isReadOnly} />
          )}
          <StraightenPanel tools={tools} disabled={isReadOnly} isOpen={tool === 'straighten'} />
          <LightPanel tools={tools} disabled={isReadOnly} isOpen={tool === 'light'} />
          {!isReadOnly && <SavingPanel effects={effects} isEdited={isEdited} isVerified={document.isVerifiedByAgent} />}
          <EvidencePanel values={values} number={index + 1} isReadAgain={read.includes(index + 1)} />
        </aside>
      </div>
      {isEdited && <LeaveEditor onDiscard={editing.discard} />}
      {whole.dialog}
    </div>
  );
}
