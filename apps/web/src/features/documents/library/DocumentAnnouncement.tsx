import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Document } from '@visawright/contract/documents/document.ts';
import { badgeOf, type BadgeKind } from '../documents/document-state.ts';
import { kindText } from '../documents/value-text.ts';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';

// Announces to screen readers that a document was read; sighted users see it on the card.
export function DocumentAnnouncement({ documents }: { documents: readonly Document[] }) {
  const { t } = useDocumentsTexts();
  const before = useRef(new Map<string, BadgeKind>());
  const [words, setWords] = useState('');
  const announce = useEffectEvent(() => {
    const settled = documents.filter(
      (document) => before.current.get(document.docId) === 'reading' && badgeOf(document) !== 'reading',
    );
    before.current = new Map(documents.map((document) => [document.docId, badgeOf(document)]));
    if (settled.length > 0)
      setWords(
        settled
          .map((one) => `${kindText(t, one)}: ${t(`badges.${badgeOf(one)}`, { count: one.toConfirm })}`)
          .join('. '),
      );
  });
  useEffect(() => announce(), [documents]);
  return (
    <p className="unseen" role="status" aria-live="polite">
      {words}
    </p>
  );
}
