import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical, IconEye, IconPlus, IconTrash } from '@tabler/icons-react';
import type { Document } from '@visawright/contract/documents/document.ts';
import { isSettled } from '@visawright/contract/documents/document-facts.ts';
import { needsPerson } from '@visawright/forms/checklist/match-documents.ts';
import { Thumbnail } from '../../../documents/documents/Thumbnail.tsx';
import { kindText } from '../../../documents/documents/value-text.ts';
import { ReadingMeter } from './ReadingMeter.tsx';
import { FileProblem } from './FileProblem.tsx';
import { useDocumentsTexts } from '../../../../translations/documents/documents-texts.ts';
import { useUploadTexts } from '../../../../translations/upload/upload-texts.ts';

export interface FileActions {
  readonly onOpen: (docId: string) => void;
  readonly onReplace: (document: Document) => void;
  readonly onRemove: (document: Document) => void;
}

interface Props {
  document: Document;
  actions: FileActions;
  onMore?: () => void; // adds another file to the same item
}

export function UploadedFile({ document, actions, onMore }: Props) {
  const { t } = useUploadTexts();
  const { t: translate } = useDocumentsTexts();
  const { docId, fileName, pages, toConfirm, ownerQuestion, state } = document;
  const name = fileName || kindText(translate, document);
  const notes = [
    pages > 0 ? translate('pages', { count: pages }) : '',
    state === 'checked' && toConfirm > 0 && ownerQuestion === null ? t('toConfirm', { count: toConfirm }) : '',
  ].filter(Boolean);
  return (
    <li className="up-file" data-file={name} data-doc={docId} data-state={state}>
      <div className="up-file-line">
        <button type="button" className="up-open" data-tour="preview" onClick={() => actions.onOpen(docId)}>
          <span>
            <u>{name}</u>
            {notes.map((note) => (
              <span key={note}> · {note}</span>
            ))}
          </span>
          {isSettled(state) && <Thumbnail document={document} />}
        </button>
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" className="up-more" aria-label={t('menu', { document: name })}>
              <IconDotsVertical size={18} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconEye size={16} aria-hidden />} onClick={() => actions.onOpen(docId)}>
              {t('look')}
            </Menu.Item>
            {onMore && (
              <Menu.Item leftSection={<IconPlus size={16} aria-hidden />} onClick={onMore}>
                {t('add.more')}
              </Menu.Item>
            )}
            {document.can.includes('document.edit') && (
              <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={() => actions.onRemove(document)}>
                {t('remove')}
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      </div>
      {!isSettled(state) && <ReadingMeter document={document} />}
      {needsPerson(document) && (
        <FileProblem
          document={document}
          onOpen={() => actions.onOpen(docId)}
          onReplace={() => actions.onReplace(document)}
          onRemove={() => actions.onRemove(document)}
        />
      )}
    </li>
  );
}
