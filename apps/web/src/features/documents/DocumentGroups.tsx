import type { Document } from '@visawright/contract/document.ts';
import { DocumentCard } from './DocumentCard.tsx';
import { groupsOf } from './document-state.ts';
import { useDocumentWords } from './document-words.ts';
import { categoryText } from './value-text.ts';

interface Props {
  documents: readonly Document[];
  onOpen: (docId: string) => void;
}

export function DocumentGroups({ documents, onOpen }: Props) {
  const { t } = useDocumentWords();
  const { reading, stuck, categories } = groupsOf(documents);
  const groups = [
    { id: 'reading', title: t('groups.reading'), own: reading },
    { id: 'stuck', title: t('groups.stuck'), own: stuck },
    ...categories.map(([category, own]) => ({ id: category, title: categoryText(t, category), own })),
  ].filter(({ own }) => own.length > 0);
  return groups.map(({ id, title, own }) => (
    <section key={id} className="docs-group" aria-label={title} data-group={id}>
      <div className="docs-group-head">
        <h2>{title}</h2>
        <small>{t('papers', { count: own.length })}</small>
      </div>
      <ul className="docs-cards">
        {own.map((document) => (
          <DocumentCard key={document.docId} document={document} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  ));
}
