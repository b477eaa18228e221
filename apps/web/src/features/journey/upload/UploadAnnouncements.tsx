import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Document } from '@visawright/contract/documents/document.ts';
import { isSettled } from '@visawright/contract/documents/document-facts.ts';
import { needsPerson, type ChecklistEntryState } from '@visawright/forms/checklist/match-documents.ts';
import { badgeOf } from '../../documents/documents/document-state.ts';
import { kindText } from '../../documents/documents/value-text.ts';
import type { UploadDocuments } from './use-upload-documents.ts';
import { newlySettled } from './newly-settled.ts';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';
import { useUploadTexts } from '../../../translations/upload/upload-texts.ts';

const stateOf = (document: Document): ChecklistEntryState =>
  !isSettled(document.state) ? 'reading' : needsPerson(document) ? 'attention' : 'done';

// Announces finished readings to screen readers.
export function UploadAnnouncements({ documents, counts }: Pick<UploadDocuments, 'documents' | 'counts'>) {
  const { t } = useUploadTexts();
  const { t: translate } = useDocumentsTexts();
  const before = useRef<ReadonlyMap<string, ChecklistEntryState>>(new Map());
  const [text, setText] = useState('');
  const now = documents.map((document) => ({ key: document.docId, state: stateOf(document), document }));
  const key = now.map((one) => `${one.key} ${one.state}`).join();
  const announce = useEffectEvent(() => {
    const news = newlySettled(before.current, now);
    before.current = new Map(now.map((one) => [one.key, one.state]));
    if (news.length === 0) return;
    const each = news.map(({ document, state }) => {
      const name = kindText(translate, document);
      if (state === 'done') return t('announce.read', { document: name });
      return t('announce.attention', {
        document: name,
        why: translate(`badges.${badgeOf(document)}`, { count: document.toConfirm }),
      });
    });
    setText([...each, t('announce.count', { done: counts.have, count: counts.all })].join(' '));
  });
  useEffect(() => announce(), [key]);
  return (
    <p className="unseen" role="status" aria-live="polite" data-announcements>
      {text}
    </p>
  );
}
