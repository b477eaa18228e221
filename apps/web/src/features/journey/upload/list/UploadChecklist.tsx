import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import type { ChecklistSlot } from '../../../documents/upload/transfer.ts';
import { categoryText } from '../../../documents/documents/value-text.ts';
import type { ListedDocument } from '../upload-lists.ts';
import { UploadedFile, type FileActions } from './UploadedFile.tsx';
import { ChecklistRow } from './ChecklistRow.tsx';
import type { UploadDocuments } from '../use-upload-documents.ts';
import { useDocumentsTexts } from '../../../../translations/documents/documents-texts.ts';
import { useUploadTexts } from '../../../../translations/upload/upload-texts.ts';

interface Props {
  entries: UploadDocuments;
  actions: FileActions;
  onAdd: (slot: ChecklistSlot) => void;
  onDrop: (files: File[], slot: ChecklistSlot) => void;
}

// The checklist of the destination as tasks; unmatched files are listed below it.
export function UploadChecklist({ entries, actions, onAdd, onDrop }: Props) {
  const { t } = useUploadTexts();
  const { t: translate } = useDocumentsTexts();
  const { groups, ifApplies, others, transfers, photoProblems } = entries;
  const wanted = useSearchParams()[0].get('document');
  const [isWhole, setWhole] = useState(ifApplies.some(({ item }) => item.title === wanted));
  const row = (entry: ListedDocument) => (
    <ChecklistRow
      key={entry.item.title}
      {...{ entry, transfers, actions, onAdd, onDrop }}
      problem={entry.documents.map(({ docId }) => photoProblems.get(docId)).find((each) => each !== undefined)}
    />
  );
  return (
    <div className="up-tasks" data-tour="document-list">
      {entries.list === 'unknown' && <p className="up-missing">{t('noChecklist')}</p>}
      {groups.map(([category, own]) => {
        const counted = own.filter(({ isCounted }) => isCounted);
        const done = counted.filter(({ isPresent }) => isPresent).length;
        return (
          <section
            className="up-group"
            key={category}
            data-category={category}
            aria-label={categoryText(translate, category)}
          >
            <h2>
              <span>{categoryText(translate, category)}</span>
              {counted.length > 0 && <small>{t('of', { done, count: counted.length })}</small>}
            </h2>
            <ul>{own.map(row)}</ul>
          </section>
        );
      })}
      {ifApplies.length > 0 && (
        <section className="up-group">
          <Button
            variant="subtle"
            color="gray"
            className="up-applies"
            aria-expanded={isWhole}
            rightSection={<IconChevronDown size={18} aria-hidden data-open={isWhole} />}
            onClick={() => setWhole(!isWhole)}
          >
            {t('ifApplies', { count: ifApplies.length })}
          </Button>
          {isWhole && <ul>{ifApplies.map(row)}</ul>}
        </section>
      )}
      {others.length > 0 && (
        <section className="up-group" aria-label={t('others')} data-group="others">
          <h2>
            <span>{t('others')}</span>
            {entries.list === 'known' && <small>{t('othersText')}</small>}
          </h2>
          <ul className="up-loose">
            {others.map((document) => (
              <UploadedFile key={document.docId} document={document} actions={actions} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
