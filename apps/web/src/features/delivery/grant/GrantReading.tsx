import { Progress } from '@mantine/core';
import type { Document } from '@visawright/contract/documents/document.ts';
import { furthestProgress, progressPercent } from '../../documents/documents/document-state.ts';
import { progressStore } from '../../documents/documents/use-live-documents.ts';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';
import { useGrantTexts } from '../../../translations/grant/grant-texts.ts';

interface Props {
  document: Document | undefined; // undefined: not in the list yet
  fileName: string | null;
}

export function GrantReading({ document, fileName }: Props) {
  const { t } = useGrantTexts();
  const { t: translate } = useDocumentsTexts();
  const hint = progressStore((all) => (document ? all[document.docId] : undefined));
  const reached = furthestProgress(document?.state ?? 'uploaded', hint);
  return (
    <div className="grant-note" role="status">
      <div className="grant-wide">
        <h3>{t('reading.title')}</h3>
        <p className="grant-text">{t('reading.text')}</p>
        <Progress
          value={progressPercent(reached)}
          size={6}
          radius="xl"
          mt={10}
          aria-label={translate('progress', { name: fileName ?? '' })}
        />
        <small>{translate.find(`stages.${reached.stage}`)}</small>
      </div>
    </div>
  );
}
