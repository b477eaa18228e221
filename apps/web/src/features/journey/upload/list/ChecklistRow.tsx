import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { situationTexts } from '@visawright/forms/checklist/situation-texts.ts';
import { isInProgress, type ChecklistSlot, type Transfer } from '../../../documents/upload/transfer.ts';
import { ChecklistText } from '../../../documents/checklist/ChecklistText.tsx';
import { useChecklistText } from '../../../documents/checklist/use-checklist-text.ts';
import type { ListedDocument } from '../upload-lists.ts';
import { useDropTarget } from '../use-drop-target.ts';
import { UploadedFile, type FileActions } from './UploadedFile.tsx';
import { ChecklistStateIcon } from './ChecklistStateIcon.tsx';
import { UploadingFile } from './UploadingFile.tsx';
import { useUploadTexts } from '../../../../translations/upload/upload-texts.ts';

interface Props {
  entry: ListedDocument;
  problem?: string | undefined; // an open finding about its document
  transfers: readonly Transfer[];
  actions: FileActions;
  onAdd: (slot: ChecklistSlot) => void;
  onDrop: (files: File[], slot: ChecklistSlot) => void;
}

export function ChecklistRow({ entry, problem, transfers, actions, onAdd, onDrop }: Props) {
  const { t, language } = useUploadTexts();
  const checklistText = useChecklistText();
  const { item, documents, state, need, condition } = entry;
  const slot: ChecklistSlot = { title: item.title, category: item.category };
  const own = transfers.filter((one) => one.slot?.title === item.title && isInProgress(one));
  const isEmpty = documents.length === 0 && own.length === 0;
  const { target } = useDropTarget((files) => onDrop(files, slot), true);
  return (
    // oxlint-disable-next-line no-noninteractive-element-interactions -- dropping is a shortcut; Add does the same
    <li className="up-row" data-item={item.title} data-state={state} {...target}>
      <ChecklistStateIcon state={state} />
      <div className="up-body">
        <div className="up-line">
          <div className="up-text">
            <b>
              <ChecklistText>{item.title}</ChecklistText>
              {need !== 'required' && (
                <em>
                  {need === 'optional'
                    ? t('optional')
                    : condition && t('onlyIf', { clause: situationTexts(condition, language).clause })}
                </em>
              )}
            </b>
            <small className="up-state">{problem ?? t(`states.${state}`)}</small>
          </div>
          {isEmpty && (
            <Button
              className="up-add"
              variant="default"
              size="sm"
              leftSection={<IconPlus size={16} aria-hidden />}
              aria-label={t('add.oneFor', { document: checklistText(item.title).text })}
              onClick={() => onAdd(slot)}
            >
              {t('add.one')}
            </Button>
          )}
        </div>
        {!isEmpty && (
          <ul className="up-files">
            {documents.map((document) => (
              <UploadedFile key={document.docId} document={document} actions={actions} onMore={() => onAdd(slot)} />
            ))}
            {own.map((transfer) => (
              <UploadingFile key={transfer.id} transfer={transfer} />
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
