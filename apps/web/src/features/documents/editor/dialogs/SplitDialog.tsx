import { useState } from 'react';
import { Select } from '@mantine/core';
import { documentCategories, type DocumentCategory } from '@visawright/contract/documents/document-facts.ts';
import { ActionDialog } from '../../../../components/dialog/ActionDialog.tsx';
import { categoryText } from '../../documents/value-text.ts';
import { pageList } from '../panels/page-list.ts';
import { useDocumentsTexts } from '../../../../translations/documents/documents-texts.ts';
import { useEditorTexts } from '../../../../translations/editor/editor-texts.ts';

interface Props {
  pages: readonly number[]; // numbers of the pages that leave
  category: DocumentCategory;
  isEdited: boolean;
  onSplit: (category: DocumentCategory) => Promise<unknown>;
  onClose: () => void;
}

export function SplitDialog({ pages, category, isEdited, onSplit, onClose }: Props) {
  const { t, language } = useEditorTexts();
  const { t: words } = useDocumentsTexts();
  const [chosen, setChosen] = useState(category);
  return (
    <ActionDialog
      title={t('split.title')}
      text={[
        t('split.text', { count: pages.length, pages: pageList(pages, language) }),
        isEdited ? t('savesFirst') : '',
      ].join(' ')}
      submit={{ label: t('split.submit') }}
      onSubmit={() => onSplit(chosen)}
      onClose={onClose}
    >
      <Select
        label={t('split.category')}
        data={documentCategories.map((value) => ({ value, label: categoryText(words, value) }))}
        value={chosen}
        allowDeselect={false}
        onChange={(next) => next && setChosen(next)}
      />
    </ActionDialog>
  );
}
