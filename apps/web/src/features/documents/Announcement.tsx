import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Document } from '@visawright/contract/document.ts';
import { markOf, type Mark } from './document-state.ts';
import { useDocumentWords } from './document-words.ts';
import { kindText } from './value-text.ts';

// Said aloud when a paper has been read; what eyes see on its card.
export function Announcement({ documents }: { documents: readonly Document[] }) {
  const { t } = useDocumentWords();
  const before = useRef(new Map<string, Mark>());
  const [words, setWords] = useState('');
  const tell = useEffectEvent(() => {
    const settled = documents.filter(
      (document) => before.current.get(document.docId) === 'reading' && markOf(document) !== 'reading',
    );
    before.current = new Map(documents.map((document) => [document.docId, markOf(document)]));
    if (settled.length > 0)
      setWords(
        settled.map((one) => `${kindText(t, one)}: ${t(`marks.${markOf(one)}`, { count: one.toConfirm })}`).join('. '),
      );
  });
  useEffect(() => tell(), [documents]);
  return (
    <p className="unseen" role="status" aria-live="polite">
      {words}
    </p>
  );
}
