import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { useDocumentWords } from '../documents/document-words.ts';
import type { Place } from '../documents/upload/transfer.ts';
import { categoryText } from '../documents/value-text.ts';
import { isCounted, type Paper } from './paper-lists.ts';
import { PaperFile, type FileDeeds } from './PaperFile.tsx';
import { PaperRow } from './PaperRow.tsx';
import { useUploadWords } from './upload-words.ts';
import type { Papers } from './use-papers.ts';

interface Props {
  papers: Papers;
  deeds: FileDeeds;
  onAdd: (place: Place) => void;
  onDrop: (files: File[], place: Place) => void;
}

// The destination's checklist as a list of tasks; what fits nowhere stands below it.
export function PaperList({ papers, deeds, onAdd, onDrop }: Props) {
  const { t } = useUploadWords();
  const { t: say } = useDocumentWords();
  const { groups, ifApplies, sorting, others, transfers } = papers;
  const wanted = useSearchParams()[0].get('paper');
  const [isWhole, setWhole] = useState(ifApplies.some(({ item }) => item.title === wanted));
  const row = (paper: Paper) => <PaperRow key={paper.item.title} {...{ paper, transfers, deeds, onAdd, onDrop }} />;
  return (
    <div className="up-tasks" data-tour="paper-list">
      {papers.list === 'unknown' && <p className="up-missing">{t('noChecklist')}</p>}
      {sorting.length > 0 && (
        <section className="up-group" aria-label={t('sorting')}>
          <h2>
            <span>{t('sorting')}</span>
            <small>{t('sortingText')}</small>
          </h2>
          <ul className="up-loose">
            {sorting.map((document) => (
              <PaperFile key={document.docId} document={document} deeds={deeds} />
            ))}
          </ul>
        </section>
      )}
      {groups.map(([category, own]) => {
        const counted = own.filter(isCounted);
        const done = counted.filter(({ state }) => state === 'done').length;
        return (
          <section
            className="up-group"
            key={category}
            data-category={category}
            aria-label={categoryText(say, category)}
          >
            <h2>
              <span>{categoryText(say, category)}</span>
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
            {papers.list === 'known' && <small>{t('othersText')}</small>}
          </h2>
          <ul className="up-loose">
            {others.map((document) => (
              <PaperFile key={document.docId} document={document} deeds={deeds} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
