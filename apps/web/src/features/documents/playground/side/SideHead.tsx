import { Select } from '@mantine/core';
import type { ArrangedDocument } from '@visawright/contract/documents/arrangement.ts';
import { documentCategories, type DocumentCategory } from '@visawright/contract/documents/document-facts.ts';
import type { DocumentValue } from '@visawright/contract/documents/document.ts';
import { Meter } from '../../../../components/list/badges/badges.tsx';
import { categoryText } from '../../documents/value-text.ts';
import { needsConfirmation } from '../../documents/value-status.ts';
import { useDocumentsTexts } from '../../../../translations/documents/documents-texts.ts';
import { usePlaygroundTexts } from '../../../../translations/playground/playground-texts.ts';

interface Props {
  document: ArrangedDocument;
  title: string;
  name: string; // of the traveller
  values: readonly DocumentValue[];
  onCategory: (category: DocumentCategory) => void;
}

export function SideHead({ document, title, name, values, onCategory }: Props) {
  const { t } = usePlaygroundTexts();
  const { t: documents } = useDocumentsTexts();
  const settled = values.filter((value) => !needsConfirmation(value)).length;
  return (
    <div className="pg-side-head">
      <div>
        <h2>{title}</h2>
        <Select
          size="xs"
          aria-label={documents('actions.category')}
          data={documentCategories.map((value) => ({ value, label: categoryText(documents, value) }))}
          value={document.category}
          allowDeselect={false}
          disabled={!document.can.includes('document.edit')}
          comboboxProps={{ withinPortal: true, width: 220, position: 'bottom-end' }}
          onChange={(category) => category && category !== document.category && onCategory(category)}
        />
      </div>
      <p>
        {values.length > 0 ? (
          <>
            <Meter value={settled} max={values.length} width={80} />
            <span>{t('settled', { count: settled, of: values.length })}</span>
          </>
        ) : (
          <span>{name}</span>
        )}
      </p>
    </div>
  );
}
