import { IconShieldCheck, IconStarFilled } from '@tabler/icons-react';
import type { Document } from '@visawright/contract/document.ts';
import { longDay, today } from '../../lib/dates.ts';
import { DocumentMark } from './DocumentMark.tsx';
import { hasQuestion, markOf } from './document-state.ts';
import { useDocumentWords } from './document-words.ts';
import { expiryOf } from './expiry.ts';
import { Questions } from './Questions.tsx';
import { Remedy } from './Remedy.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import { kindText } from './value-text.ts';

interface Props {
  document: Document;
  onOpen: (docId: string) => void;
}

export function DocumentCard({ document, onOpen }: Props) {
  const { t, language } = useDocumentWords();
  const { docId, fileName, pages, isPrimary, isVerifiedByAgent, state } = document;
  const expiry = expiryOf(document.docFields, today());
  const title = state === 'checked' || fileName === '' ? kindText(t, document) : fileName;
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
        {!(hasQuestion(document) && markOf(document) === 'done') && <DocumentMark document={document} />}
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
        <Questions document={document} onOther={() => onOpen(docId)} />
        <Remedy document={document} />
      </div>
    </li>
  );
}
