import { useState } from 'react';
import { IconChevronDown, IconEyeCheck } from '@tabler/icons-react';
import type { Document } from '@visawright/contract/document.ts';
import { useDocumentWords } from '../documents/document-words.ts';
import { kindText } from '../documents/value-text.ts';
import { ReviewValues } from './ReviewValues.tsx';
import { useUploadWords } from './upload-words.ts';

interface Props {
  isShort: boolean; // only its head, until it is pressed
  documents: readonly Document[];
  onOpen: (docId: string) => void;
}

// A picture that has to be taken again is not asked about: the new one tells.
export const toReview = (documents: readonly Document[]) =>
  documents.filter(
    ({ state, toConfirm, retake, can }) =>
      state === 'checked' && toConfirm > 0 && retake.length === 0 && can.includes('document.edit'),
  );

// Values the reading would rather have looked at: each with its place on the page, one tap each.
export function ReviewPanel({ isShort, documents, onOpen }: Props) {
  const { t } = useUploadWords();
  const { t: say } = useDocumentWords();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isListed, setListed] = useState(!isShort);
  const waiting = toReview(documents);
  if (waiting.length === 0) return null;
  const count = waiting.reduce((sum, { toConfirm }) => sum + toConfirm, 0);
  return (
    <section className="panel docs up-review" data-tour="review-panel" aria-labelledby="up-review-title">
      <button
        type="button"
        className="up-review-top"
        aria-expanded={isListed}
        aria-describedby="up-review-text"
        onClick={() => setListed(!isListed)}
      >
        <IconEyeCheck size={22} stroke={1.7} aria-hidden />
        <h2 id="up-review-title">{t('review.title', { count })}</h2>
        <IconChevronDown size={18} aria-hidden data-open={isListed} />
      </button>
      <p className="up-review-text" id="up-review-text">
        {t('review.text')}
      </p>
      {isListed && (
        <ul>
          {waiting.map((document) => {
            const { docId } = document;
            const isOpen = chosen === docId;
            return (
              <li key={docId} data-review={docId}>
                <button
                  type="button"
                  className="up-review-head"
                  aria-expanded={isOpen}
                  onClick={() => setChosen(isOpen ? null : docId)}
                >
                  <b>{kindText(say, document)}</b>
                  <small>{t('toConfirm', { count: document.toConfirm })}</small>
                  <IconChevronDown size={18} aria-hidden data-open={isOpen} />
                </button>
                {isOpen && <ReviewValues document={document} onOpen={() => onOpen(docId)} />}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
