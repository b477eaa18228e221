import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { Combobox, Modal, TextInput, useCombobox } from '@mantine/core';
import { IconFilePlus, IconFileText, IconSearch } from '@tabler/icons-react';
import { matchesWords } from '../../../../lib/search/matches-words.ts';
import { categoryText } from '../../documents/value-text.ts';
import { areSelected, pageUidsOf } from '../state/page-items.ts';
import type { PageActions } from '../use-page-actions.ts';
import type { Workspace } from '../use-workspace.ts';
import { moveTargets, type MoveTarget } from './move-targets.ts';
import { useDocumentsTexts } from '../../../../translations/documents/documents-texts.ts';
import { usePlaygroundTexts } from '../../../../translations/playground/playground-texts.ts';

interface Props {
  workspace: Workspace;
  actions: PageActions;
  onClose: () => void;
}

// Where the selected pages go: a document, or a new one of a category, of any person who travels together.
export function MoveDialog({ workspace, actions, onClose }: Props) {
  const { t } = usePlaygroundTexts();
  const count = workspace.selectedItems.length;
  return (
    <Modal.Root opened onClose={onClose} size={520} yOffset="12vh" padding={0} transitionProps={{ duration: 0 }}>
      <Modal.Overlay backgroundOpacity={0.35} />
      <Modal.Content aria-label={t('move.title', { count })}>
        <Modal.Body>
          <Targets workspace={workspace} actions={actions} onClose={onClose} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function Targets({ workspace, actions, onClose }: Props) {
  const { t } = usePlaygroundTexts();
  const { t: documents } = useDocumentsTexts();
  const box = useCombobox({ opened: true, onDropdownClose: onClose });
  const [text, setText] = useState('');
  const { travellers, blocks, selectedItems } = workspace;
  const [taken] = useState(() => pageUidsOf(selectedItems));
  const count = selectedItems.length;
  const targets = useMemo(() => {
    const whole = [...new Set(selectedItems.map(({ document }) => document.docId))];
    return moveTargets(travellers, blocks, whole.length === 1 ? whole : [], (category) =>
      categoryText(documents, category),
    );
  }, [travellers, blocks, selectedItems, documents]);
  const hintOf = (one: MoveTarget) => (one.to === 'document' ? t('move.to', { count: one.pages }) : t('move.new'));
  const found = targets.filter((one) => matchesWords(`${one.name} ${one.label} ${hintOf(one)}`, text.trim()));
  const seen = found.map(({ id }) => id).join();
  const { selectFirstOption } = box;
  useLayoutEffect(() => void selectFirstOption(), [seen, selectFirstOption]);
  useEffect(() => void selectFirstOption(), [selectFirstOption]); // the list has its id only after the first commit
  const [, setList] = useState<HTMLElement | null>(null); // and the input names the list when it is drawn once more
  const choose = (id: string) => {
    const target = targets.find((one) => one.id === id);
    onClose();
    if (!areSelected(taken, selectedItems)) return workspace.arrangement.refuse('move', 'pageMoved');
    if (target?.to === 'document') actions.moveToDocument(target.docId);
    if (target?.to === 'new') actions.moveToNew(target.applicantUid, target.category, target.label);
  };
  return (
    <Combobox store={box} onOptionSubmit={choose}>
      <Combobox.EventsTarget>
        <TextInput
          data-autofocus
          size="md"
          className="pg-move-input"
          aria-label={t('move.title', { count })}
          placeholder={t('move.placeholder', { count })}
          autoComplete="off"
          spellCheck={false}
          leftSection={<IconSearch size={18} stroke={1.7} aria-hidden />}
          value={text}
          maxLength={100}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Combobox.EventsTarget>
      <Combobox.Options ref={setList} tabIndex={0} className="pg-move-options" aria-label={t('move.targets')}>
        {travellers.map(({ applicantUid, name }) => {
          const own = found.filter((one) => one.applicantUid === applicantUid);
          return own.length === 0 ? null : (
            <Combobox.Group key={applicantUid} label={name}>
              {own.map((one) => (
                <Combobox.Option key={one.id} value={one.id} className="pg-move-option">
                  {one.to === 'document' ? (
                    <IconFileText size={17} stroke={1.6} aria-hidden />
                  ) : (
                    <IconFilePlus size={17} stroke={1.6} aria-hidden />
                  )}
                  <span>{one.label}</span>
                  <small>{hintOf(one)}</small>
                </Combobox.Option>
              ))}
            </Combobox.Group>
          );
        })}
        {found.length === 0 && <Combobox.Empty>{t('move.none', { text: text.trim() })}</Combobox.Empty>}
      </Combobox.Options>
    </Combobox>
  );
}
