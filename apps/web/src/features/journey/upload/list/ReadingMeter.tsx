import { Progress } from '@mantine/core';
import type { Document } from '@visawright/contract/documents/document.ts';
import { furthestProgress, isWithinStage, progressPercent } from '../../../documents/documents/document-state.ts';
import { progressStore } from '../../../documents/documents/use-live-documents.ts';
import { useDocumentsTexts } from '../../../../translations/documents/documents-texts.ts';
import { useUploadTexts } from '../../../../translations/upload/upload-texts.ts';

export function ReadingMeter({ document }: { document: Document }) {
  const { t } = useUploadTexts();
  const { t: translate } = useDocumentsTexts();
  const hint = progressStore((all) => all[document.docId]);
  const reached = furthestProgress(document.state, hint);
  const { stage, page, pages } = reached;
  return (
    <div className="up-meter">
      <Progress
        value={progressPercent(reached)}
        size={6}
        radius="xl"
        aria-label={translate('progress', { name: document.fileName })}
      />
      <span>{isWithinStage(reached) ? t('onPage', { page: page + 1, pages }) : translate.find(`stages.${stage}`)}</span>
    </div>
  );
}
