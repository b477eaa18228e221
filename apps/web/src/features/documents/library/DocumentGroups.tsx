import { useState } from 'react';
import type { Document } from '@visawright/contract/documents/document.ts';
import { DocumentCard } from './DocumentCard.tsx';
import { DocumentFilter } from './DocumentFilter.tsx';
import { documentGroupsOf } from '../documents/document-state.ts';
import { documentTitles } from '../documents/document-titles.ts';
import { categoryText } from '../documents/value-text.ts';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';

interface Props {
  documents: readonly Document[];
  onOpen: (docId: string) => void;
}

export function DocumentGroups({ documents, onOpen }: Props) {
  const { t } = useDocumentsTexts();
  const [chosen, setChosen] = useState<string | null>(null);
  const { reading, stuck, categories } = documentGroupsOf(documents);
  const titles = documentTitles(t, documents);
  const groups = [
    { id: 'reading', title: t('groups.reading'), own: reading },
    { id: 'stuck', title: t('groups.stuck'), own: stuck },
    ...categories.map(([category, own]) => ({ id: category, title: categoryText(t, category), own })),
  ].filter(({ own }) => own.length > 0);
  const filtered = groups.filter(({ id }) => id === chosen); // none once the last document of the group is gone
  const shown = filtered.length > 0 ? filtered : groups;
  return (
    <>
      <DocumentFilter
        groups={groups.map(({ id, title, own }) => ({ id, title, count: own.length }))}
        chosen={filtered[0]?.id ?? null}
        onChoose={setChosen}
      />
      {shown.map(({ id, title, own }) => (
        <section key={id} className="docs-group" aria-label={title} data-group={id}>
          <div className="docs-group-head">
            <h2>{title}</h2>
            <small>{t('documents', { count: own.length })}</small>
          </div>
          <ul className="docs-cards">
            {own.map((document) => (
              <DocumentCard
                key={document.docId}
                document={document}
                title={titles.get(document.docId) ?? ''}
                onOpen={onOpen}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
