import { useState } from 'react';
import { Checkbox } from '@mantine/core';
import type { Application } from '@visawright/contract/application.ts';
import type { Document } from '@visawright/contract/document.ts';
import type { ChecklistItem } from '@visawright/forms/form-schema.ts';
import { matchPapers, needsPerson } from '@visawright/forms/match-papers.ts';
import { ActionDialog } from '../../components/dialog/ActionDialog.tsx';
import { attachDocuments } from '../documents/attach-documents.ts';
import { useDocumentWords } from '../documents/document-words.ts';
import { Thumbnail } from '../documents/Thumbnail.tsx';
import { kindText } from '../documents/value-text.ts';
import { useUploadWords } from './upload-words.ts';

interface Props {
  application: Application;
  documents: readonly Document[]; // read, and not in the application yet
  items: readonly ChecklistItem[];
  missing: ReadonlySet<string>; // titles
  onAdded: (application: Application) => void;
  onClose: () => void;
}

// Papers of earlier trips; those that fill an empty place are ticked already.
export function MyPapersDialog({ application, documents, items, missing, onAdded, onClose }: Props) {
  const { t } = useUploadWords();
  const { t: say } = useDocumentWords();
  const best = documents.toSorted(
    (a, b) => Number(needsPerson(a)) - Number(needsPerson(b)) || Number(b.isPrimary) - Number(a.isPrimary),
  );
  const { papers } = matchPapers(items, best);
  const placeOf = new Map(papers.flatMap(({ item, documents: own }) => own.map((one) => [one.docId, item.title])));
  const isWanted = ({ item, documents: [first] }: (typeof papers)[number], one: Document) =>
    missing.has(item.title) && !needsPerson(one) && (one === first || item.category === 'Passport'); // both its pages
  const wanted = papers.flatMap((paper) => paper.documents.filter((one) => isWanted(paper, one)));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(wanted.map(({ docId }) => docId)));
  const toggle = (docId: string) =>
    setChosen((now) => new Set(now.has(docId) ? [...now].filter((one) => one !== docId) : [...now, docId]));
  const sorted = best.toSorted((a, b) => Number(placeOf.has(b.docId)) - Number(placeOf.has(a.docId)));
  return (
    <ActionDialog
      title={t('mine.title')}
      text={t(documents.length > 0 ? 'mine.text' : 'mine.none')}
      size={560}
      submit={{
        label: chosen.size > 0 ? t('mine.submit', { count: chosen.size }) : t('mine.submitNone'),
        disabled: chosen.size === 0,
      }}
      onClose={onClose}
      onSubmit={async () => {
        await attachDocuments(application.applicationUid, [...chosen], onAdded);
        onClose();
      }}
    >
      <ul className="docs up-mine">
        {sorted.map((document) => (
          <li key={document.docId} data-file={document.fileName}>
            <Thumbnail document={document} />
            <Checkbox
              size="md"
              checked={chosen.has(document.docId)}
              label={kindText(say, document)}
              description={[
                document.fileName,
                placeOf.has(document.docId) ? t('mine.fits', { paper: placeOf.get(document.docId) }) : '',
              ]
                .filter(Boolean)
                .join(' · ')}
              onChange={() => toggle(document.docId)}
            />
          </li>
        ))}
      </ul>
    </ActionDialog>
  );
}
