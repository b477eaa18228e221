import { Progress } from '@mantine/core';
import type { Document } from '@visawright/contract/document.ts';
import { furthest, shareOf } from '../documents/document-state.ts';
import { useDocumentWords } from '../documents/document-words.ts';
import { progressStore } from '../documents/use-live-documents.ts';
import { useGrantWords } from './grant-words.ts';

interface Props {
  document: Document | undefined; // not in the list yet: the first step
  fileName: string | null;
}

export function GrantReading({ document, fileName }: Props) {
  const { t } = useGrantWords();
  const { t: say } = useDocumentWords();
  const hint = progressStore((all) => (document ? all[document.docId] : undefined));
  const reached = furthest(document?.state ?? 'uploaded', hint);
  return (
    <div className="grant-quiet" role="status">
      <div className="grant-wide">
        <h3>{t('reading.title')}</h3>
        <p className="grant-text">{t('reading.text')}</p>
        <Progress
          value={shareOf(reached)}
          size={6}
          radius="xl"
          mt={10}
          aria-label={say('progress', { name: fileName ?? '' })}
        />
        <small>{say(`stages.${reached.stage}`)}</small>
      </div>
    </div>
  );
}
