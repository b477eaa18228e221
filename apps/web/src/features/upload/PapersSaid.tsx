import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Document } from '@visawright/contract/document.ts';
import { isSettled } from '@visawright/contract/document-facts.ts';
import { needsPerson, type PaperState } from '@visawright/forms/match-papers.ts';
import { markOf } from '../documents/document-state.ts';
import { useDocumentWords } from '../documents/document-words.ts';
import { kindText } from '../documents/value-text.ts';
import { useUploadWords } from './upload-words.ts';
import type { Papers } from './use-papers.ts';
import { settledOf } from './what-changed.ts';

const stateOf = (document: Document): PaperState =>
  !isSettled(document.state) ? 'reading' : needsPerson(document) ? 'attention' : 'done';

// Said aloud when a paper has been read, with how many are in.
export function PapersSaid({ documents, counts }: Pick<Papers, 'documents' | 'counts'>) {
  const { t } = useUploadWords();
  const { t: say } = useDocumentWords();
  const before = useRef<ReadonlyMap<string, PaperState>>(new Map());
  const [words, setWords] = useState('');
  const now = documents.map((document) => ({ key: document.docId, state: stateOf(document), document }));
  const key = now.map((one) => `${one.key} ${one.state}`).join();
  const tell = useEffectEvent(() => {
    const news = settledOf(before.current, now);
    before.current = new Map(now.map((one) => [one.key, one.state]));
    if (news.length === 0) return;
    const each = news.map(({ document, state }) => {
      const paper = kindText(say, document);
      if (state === 'done') return t('said.read', { paper });
      return t('said.attention', { paper, why: say(`marks.${markOf(document)}`, { count: document.toConfirm }) });
    });
    setWords([...each, t('said.count', { done: counts.done, count: counts.all })].join(' '));
  });
  useEffect(() => tell(), [key]);
  return (
    <p className="unseen" role="status" aria-live="polite" data-said>
      {words}
    </p>
  );
}
