import { IconShieldCheck, IconStarFilled } from '@tabler/icons-react';
import type { Document } from '@visawright/contract/documents/document.ts';
import { longDay, today } from '../../../lib/dates/dates.ts';
import { DocumentBadge } from '../documents/DocumentBadge.tsx';
import { hasQuestion, badgeOf } from '../documents/document-state.ts';
import { expiryOf } from '../documents/expiry.ts';
import { DocumentQuestions } from '../actions/DocumentQuestions.tsx';
import { DocumentRemedy } from '../actions/DocumentRemedy.tsx';
import { Thumbnail } from '../documents/Thumbnail.tsx';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';

interface Props {
  document: Document;
  title: string;
  onOpen: (docId: string) => void;
}

export function DocumentCard({ document, title, onOpen }: Props) {
  const { t, language } = useDocumentsTexts();
  const { docId, fileName, pages, isPrimary, isVerifiedByAgent, state } = document;
  const expiry = expiryOf(document.docFields, today());
  return (
    <li className="doc-card" data-doc={docId} data-state={state}>
      <Thumbnail document={document} />
      <div className="doc-card-text">
        <h3>
          <button type="button" className="doc-open" onClick={() => onOpen(docId)}>
            {title}
          </button>
        </h3>
        <p className="doc-file">
          {state === 'checked' && <span>{fileName}</span>}
          {pages > 0 && <span>{t('pages', { count: pages })}</span>}
        </p>
        {!(hasQuestion(document) && badgeOf(document) === 'done') && <DocumentBadge document={document} />}
        {expiry && (
          <p className="doc-expiry" data-tone={expiry.tone}>
            {t(`expiry.${expiry.tone}`, { day: longDay(expiry.day, language) })}
          </p>
        )}
        {(isPrimary || isVerifiedByAgent) && (
          <p className="doc-badges">
            {isPrimary && (
              <span>
                <IconStarFilled size={14} aria-hidden /> {t('primary.is')}
              </span>
            )}
            {isVerifiedByAgent && (
              <span>
                <IconShieldCheck size={15} aria-hidden /> {t('verify.is')}
              </span>
            )}
          </p>
        )}
        <DocumentQuestions document={document} onOther={() => onOpen(docId)} />
        <DocumentRemedy document={document} />
      </div>
    </li>
  );
}
