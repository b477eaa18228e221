import type { Document } from '@visawright/contract/documents/document.ts';
import { DocumentCard } from './DocumentCard.tsx';
import { documentGroupsOf } from '../documents/document-state.ts';
import { categoryText } from '../documents/value-text.ts';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';

interface Props {
  documents: readonly Document[];
  onOpen: (docId: string) => void;
}

export function DocumentGroups({ documents, onOpen }: Props) {
  const { t } = useDocumentsTexts();
  const { reading, stuck, categories } = documentGroupsOf(documents);
  const groups = [
    { id: 'reading', title: t('groups.reading'), own: reading },
    { id: 'stuck', title: t('groups.stuck'), own: stuck },
    ...categories.map(([category, own]) => ({ id: category, title: categoryText(t, category), own })),
  ].filter(({ own }) => own.length > 0);
  return groups.map(({ id, title, own }) => (
    <section key={id} className="docs-group" aria-label={title} data-group={id}>
      <div className="docs-group-head">
        <h2>{title}</h2>
        <small>{t('documents', { count: own.length })}</small>
      </div>
      <ul className="docs-cards">
        {own.map((document) => (
          <DocumentCard key={document.docId} document={document} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  ));
}
