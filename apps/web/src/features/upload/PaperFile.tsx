import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical, IconEye, IconPlus, IconTrash } from '@tabler/icons-react';
import type { Document } from '@visawright/contract/document.ts';
import { isSettled } from '@visawright/contract/document-facts.ts';
import { needsPerson } from '@visawright/forms/match-papers.ts';
import { useDocumentWords } from '../documents/document-words.ts';
import { Thumbnail } from '../documents/Thumbnail.tsx';
import { kindText } from '../documents/value-text.ts';
import { ReadingMeter } from './ReadingMeter.tsx';
import { Trouble } from './Trouble.tsx';
import { useUploadWords } from './upload-words.ts';

export interface FileDeeds {
  readonly onOpen: (docId: string) => void;
  readonly onReplace: (document: Document) => void;
  readonly onRemove: (document: Document) => void;
}

interface Props {
  document: Document;
  deeds: FileDeeds;
  onMore?: () => void; // another file for the same paper
}

// One file of a paper: opened by its name or picture, with its progress or its trouble.
export function PaperFile({ document, deeds, onMore }: Props) {
  const { t } = useUploadWords();
  const { t: say } = useDocumentWords();
  const { docId, fileName, pages, toConfirm, state } = document;
  const name = fileName || kindText(say, document);
  const notes = [
    pages > 0 ? say('pages', { count: pages }) : '',
    state === 'checked' && toConfirm > 0 ? t('toConfirm', { count: toConfirm }) : '',
  ].filter(Boolean);
  return (
    <li className="up-file" data-file={name} data-doc={docId} data-state={state}>
      <div className="up-file-line">
        <button type="button" className="up-open" data-tour="preview" onClick={() => deeds.onOpen(docId)}>
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
            <ActionIcon variant="subtle" color="gray" className="up-more" aria-label={t('menu', { paper: name })}>
              <IconDotsVertical size={18} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconEye size={16} aria-hidden />} onClick={() => deeds.onOpen(docId)}>
              {t('look')}
            </Menu.Item>
            {onMore && (
              <Menu.Item leftSection={<IconPlus size={16} aria-hidden />} onClick={onMore}>
                {t('add.more')}
              </Menu.Item>
            )}
            {document.can.includes('document.edit') && (
              <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={() => deeds.onRemove(document)}>
                {t('remove')}
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      </div>
      {!isSettled(state) && <ReadingMeter document={document} />}
      {needsPerson(document) && (
        <Trouble
          document={document}
          onOpen={() => deeds.onOpen(docId)}
          onReplace={() => deeds.onReplace(document)}
          onRemove={() => deeds.onRemove(document)}
        />
      )}
    </li>
  );
}
