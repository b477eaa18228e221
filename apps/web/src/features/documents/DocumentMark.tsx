import { Loader, Progress } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCameraRotate,
  IconCircleCheckFilled,
  IconEyeCheck,
  IconFileX,
  IconLock,
} from '@tabler/icons-react';
import type { Document } from '@visawright/contract/document.ts';
import { furthest, isPassing, markOf, shareOf, type Mark } from './document-state.ts';
import { useDocumentWords } from './document-words.ts';
import { progressStore } from './use-live-documents.ts';

const icons = {
  locked: IconLock,
  rejected: IconFileX,
  failed: IconAlertTriangle,
  retake: IconCameraRotate,
  confirm: IconEyeCheck,
  done: IconCircleCheckFilled,
} as const satisfies Record<Exclude<Mark, 'reading'>, unknown>;

// Icon and word; the colour only helps.
export function DocumentMark({ document }: { document: Document }) {
  const { t } = useDocumentWords();
  const mark = markOf(document);
  if (mark === 'reading') return <ReadingMark document={document} />;
  const Icon = icons[mark];
  return (
    <p className="doc-mark" data-mark={mark}>
      <Icon size={16} stroke={1.8} aria-hidden />
      <span>{t(`marks.${mark}`, { count: document.toConfirm })}</span>
    </p>
  );
}

function ReadingMark({ document }: { document: Document }) {
  const { t } = useDocumentWords();
  const hint = progressStore((all) => all[document.docId]);
  const reached = furthest(document.state, hint);
  const { stage, page, pages } = reached;
  const words = isPassing(reached) ? t('onPage', { page: page + 1, pages }) : t(`stages.${stage}`);
  return (
    <div className="doc-mark" data-mark="reading">
      <Loader size={14} color="currentColor" aria-hidden />
      <span>{words}</span>
      <Progress value={shareOf(reached)} size={6} aria-label={t('progress', { name: document.fileName })} />
    </div>
  );
}
