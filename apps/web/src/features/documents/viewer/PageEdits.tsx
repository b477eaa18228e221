import { useRef } from 'react';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconCrop, IconDots, IconMaximize, IconRefresh, IconScissors, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { documentCategories, type DocumentCategory } from '@visawright/contract/documents/document-facts.ts';
import { chosenTypes } from '../upload/check-file.ts';
import { categoryText } from '../documents/value-text.ts';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';

interface Props {
  editorLink: string | null; // for staff
  isOne: boolean; // the document has only this page
  category: DocumentCategory;
  onCrop: () => void;
  onReplace: (file: File) => void;
  onSplit: (category: DocumentCategory) => void;
  onTakeOut: () => void;
}

// Each edit creates a new version of the document; only changed pages are read again.
export function PageEdits({ editorLink, isOne, category, onCrop, onReplace, onSplit, onTakeOut }: Props) {
  const { t } = useDocumentsTexts();
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        aria-label={t('page.crop')}
        leftSection={<IconCrop size={17} aria-hidden />}
        onClick={onCrop}
      >
        <span className="doc-tool-word">{t('page.crop')}</span>
      </Button>
      {editorLink && (
        <ActionIcon variant="subtle" color="gray" component={Link} to={editorLink} aria-label={t('page.editor')}>
          <IconMaximize size={18} aria-hidden />
        </ActionIcon>
      )}
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        aria-label={t('page.replace')}
        leftSection={<IconRefresh size={17} aria-hidden />}
        onClick={() => field.current?.click()}
      >
        <span className="doc-tool-word">{t('page.replaceShort')}</span>
      </Button>
      <input
        ref={field}
        type="file"
        hidden
        accept={chosenTypes.replace('application/pdf,', '')}
        data-upload="page"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) onReplace(file);
        }}
      />
      {!isOne && (
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <Button variant="subtle" color="gray" size="compact-sm" aria-label={t('page.more')}>
              <IconDots size={17} aria-hidden />
            </Button>
          </Menu.Target>
          <Menu.Dropdown mah="50vh" style={{ overflowY: 'auto' }}>
            <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={onTakeOut}>
              {t('page.takeOut')}
            </Menu.Item>
            <Menu.Label>{t('page.split')}</Menu.Label>
            {documentCategories
              .filter((one) => one !== category)
              .map((one) => (
                <Menu.Item key={one} leftSection={<IconScissors size={16} aria-hidden />} onClick={() => onSplit(one)}>
                  {categoryText(t, one)}
                </Menu.Item>
              ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </>
  );
}
