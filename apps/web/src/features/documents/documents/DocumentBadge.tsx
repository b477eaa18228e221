import { Loader, Progress } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCameraRotate,
  IconCircleCheckFilled,
  IconEyeCheck,
  IconFileX,
  IconLock,
} from '@tabler/icons-react';
import type { Document } from '@visawright/contract/documents/document.ts';
import { furthestProgress, isWithinStage, badgeOf, progressPercent, type BadgeKind } from './document-state.ts';
import { progressStore } from './use-live-documents.ts';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';

const icons = {
  locked: IconLock,
  rejected: IconFileX,
  failed: IconAlertTriangle,
  retake: IconCameraRotate,
  confirm: IconEyeCheck,
  done: IconCircleCheckFilled,
} as const satisfies Record<Exclude<BadgeKind, 'reading'>, unknown>;

export function DocumentBadge({ document }: { document: Document }) {
  const { t } = useDocumentsTexts();
  const mark = badgeOf(document);
  if (mark === 'reading') return <ReadingMark document={document} />;
  const Icon = icons[mark];
  return (
    <p className="doc-mark" data-mark={mark}>
      <Icon size={16} stroke={1.8} aria-hidden />
      <span>{t(`badges.${mark}`, { count: document.toConfirm })}</span>
    </p>
  );
}

function ReadingMark({ document }: { document: Document }) {
  const { t } = useDocumentsTexts();
  const hint = progressStore((all) => all[document.docId]);
  const reached = furthestProgress(document.state, hint);
  const { stage, page, pages } = reached;
  const words = isWithinStage(reached) ? t('onPage', { page: page + 1, pages }) : t.find(`stages.${stage}`);
  return (
    <div className="doc-mark" data-mark="reading">
      <Loader size={14} color="currentColor" aria-hidden />
      <span>{words}</span>
      <Progress value={progressPercent(reached)} size={6} aria-label={t('progress', { name: document.fileName })} />
    </div>
  );
}
