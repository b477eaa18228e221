import { useRef } from 'react';
import { Button, Menu } from '@mantine/core';
import { IconCrop, IconDots, IconRefresh, IconScissors, IconTrash } from '@tabler/icons-react';
import { documentCategories, type DocumentCategory } from '@visawright/contract/documents/document-facts.ts';
import { chosenTypes } from '../upload/check-file.ts';
import { categoryText } from '../documents/value-text.ts';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';

interface Props {
  isOne: boolean; // the document has only this page
  category: DocumentCategory;
  onCrop: () => void;
  onReplace: (file: File) => void;
  onSplit: (category: DocumentCategory) => void;
  onTakeOut: () => void;
}

// Each edit creates a new version of the document; only changed pages are read again.
export function PageEdits({ isOne, category, onCrop, onReplace, onSplit, onTakeOut }: Props) {
  const { t } = useDocumentsTexts();
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        aria-label={t('crop.do')}
        leftSection={<IconCrop size={17} aria-hidden />}
        onClick={onCrop}
      >
        <span className="doc-tool-word">{t('crop.do')}</span>
      </Button>
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
