import { useState } from 'react';
import { Checkbox } from '@mantine/core';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { Document } from '@visawright/contract/documents/document.ts';
import type { ChecklistItem } from '@visawright/forms/form/form-schema.ts';
import { matchDocuments, needsPerson } from '@visawright/forms/checklist/match-documents.ts';
import { ActionDialog } from '../../../../components/dialog/ActionDialog.tsx';
import { attachDocuments } from '../../../documents/documents/attach-documents.ts';
import { Thumbnail } from '../../../documents/documents/Thumbnail.tsx';
import { kindText } from '../../../documents/documents/value-text.ts';
import { useDocumentsTexts } from '../../../../translations/documents/documents-texts.ts';
import { useUploadTexts } from '../../../../translations/upload/upload-texts.ts';

interface Props {
  application: Application;
  documents: readonly Document[]; // read, but not in this application yet
  items: readonly ChecklistItem[];
  missing: ReadonlySet<string>; // document titles
  onAdded: (application: Application) => void;
  onClose: () => void;
}

// Documents of earlier trips; those that match a missing item are preselected.
export function ReuseDocumentsDialog({ application, documents, items, missing, onAdded, onClose }: Props) {
  const { t } = useUploadTexts();
  const { t: translate } = useDocumentsTexts();
  const best = documents.toSorted(
    (a, b) => Number(needsPerson(a)) - Number(needsPerson(b)) || Number(b.isPrimary) - Number(a.isPrimary),
  );
  const { entries } = matchDocuments(items, best);
  const itemTitleOf = new Map(entries.flatMap(({ item, documents: own }) => own.map((one) => [one.docId, item.title])));
  const isWanted = ({ item, documents: [first] }: (typeof entries)[number], one: Document) =>
    missing.has(item.title) && !needsPerson(one) && (one === first || item.category === 'Passport'); // a passport may have two files
  const wanted = entries.flatMap((entry) => entry.documents.filter((one) => isWanted(entry, one)));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(wanted.map(({ docId }) => docId)));
  const toggle = (docId: string) =>
    setChosen((now) => new Set(now.has(docId) ? [...now].filter((one) => one !== docId) : [...now, docId]));
  const sorted = best.toSorted((a, b) => Number(itemTitleOf.has(b.docId)) - Number(itemTitleOf.has(a.docId)));
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
              label={kindText(translate, document)}
              description={[
                document.fileName,
                itemTitleOf.has(document.docId) ? t('mine.fits', { document: itemTitleOf.get(document.docId) }) : '',
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
