import { useState } from 'react';
import { IconChevronDown, IconEyeCheck } from '@tabler/icons-react';
import type { Document } from '@visawright/contract/documents/document.ts';
import { kindText } from '../../../documents/documents/value-text.ts';
import { ReviewValues } from './ReviewValues.tsx';
import { useDocumentsTexts } from '../../../../translations/documents/documents-texts.ts';
import { useUploadTexts } from '../../../../translations/upload/upload-texts.ts';

interface Props {
  isShort: boolean; // collapsed at first
  documents: readonly Document[];
  onOpen: (docId: string) => void;
}

// Documents that must be retaken are not reviewed; the new picture will be. Whose a document is, is asked first.
const documentsToReview = (documents: readonly Document[]) =>
  documents.filter(
    ({ state, toConfirm, retake, ownerQuestion, can }) =>
      state === 'checked' &&
      toConfirm > 0 &&
      retake.length === 0 &&
      ownerQuestion === null &&
      can.includes('document.edit'),
  );

// Values that need confirmation, each with a crop of its page.
export function ReviewPanel({ isShort, documents, onOpen }: Props) {
  const { t } = useUploadTexts();
  const { t: translate } = useDocumentsTexts();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isListed, setListed] = useState(!isShort);
  const waiting = documentsToReview(documents);
  if (waiting.length === 0) return null;
  const count = waiting.reduce((sum, { toConfirm }) => sum + toConfirm, 0);
  return (
    <section className="panel docs up-review" data-tour="review-panel" aria-labelledby="up-review-title">
      <button
        type="button"
        className="plain-button up-review-top"
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
                  className="plain-button up-review-head"
                  aria-expanded={isOpen}
                  onClick={() => setChosen(isOpen ? null : docId)}
                >
                  <b>{kindText(translate, document)}</b>
                  <small>{t('toConfirm', { count: document.toConfirm })}</small>
                  <IconChevronDown size={18} aria-hidden data-open={isOpen} />
                </button>
                {isOpen && <ReviewValues document={document} documents={documents} onOpen={() => onOpen(docId)} />}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
