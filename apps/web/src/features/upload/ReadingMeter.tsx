import { Progress } from '@mantine/core';
import type { Document } from '@visawright/contract/document.ts';
import { furthest, isPassing, shareOf } from '../documents/document-state.ts';
import { useDocumentWords } from '../documents/document-words.ts';
import { progressStore } from '../documents/use-live-documents.ts';
import { useUploadWords } from './upload-words.ts';

export function ReadingMeter({ document }: { document: Document }) {
  const { t } = useUploadWords();
  const { t: say } = useDocumentWords();
  const hint = progressStore((all) => all[document.docId]);
  const reached = furthest(document.state, hint);
  const { stage, page, pages } = reached;
  return (
    <div className="up-meter">
      <Progress
        value={shareOf(reached)}
        size={6}
        radius="xl"
        aria-label={say('progress', { name: document.fileName })}
      />
      <span>{isPassing(reached) ? t('onPage', { page: page + 1, pages }) : say(`stages.${stage}`)}</span>
    </div>
  );
}
