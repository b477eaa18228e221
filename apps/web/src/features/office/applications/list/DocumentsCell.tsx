import { IconAlertOctagonFilled, IconAlertTriangleFilled } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/applications/application.ts';
import { Meter } from '../../../../components/list/badges/badges.tsx';
import { Cell } from '../../../shared/lists/Cell.tsx';
import { documentCountOf } from '@visawright/contract/applications/document-count.ts';
import { showsFindings } from '../shows-findings.ts';
import { useApplicationsTexts } from '../../../../translations/applications/applications-texts.ts';

// Counts of blocking findings and warnings, with labels for the icons.
export function FindingCounts({ row }: { row: Application }) {
  const { t } = useApplicationsTexts();
  if (!showsFindings(row)) return null;
  const { blocking, warnings } = row.summary!;
  return (
    <>
      {blocking > 0 && (
        <span className="cell-count" data-tone="bad" title={t('findings.blocking', { count: blocking })}>
          <IconAlertOctagonFilled size={14} role="img" aria-label={t('findings.blocking', { count: blocking })} />
          <span aria-hidden>{blocking}</span>
        </span>
      )}
      {warnings > 0 && (
        <span className="cell-count" data-tone="warn" title={t('findings.warnings', { count: warnings })}>
          <IconAlertTriangleFilled size={14} role="img" aria-label={t('findings.warnings', { count: warnings })} />
          <span aria-hidden>{warnings}</span>
        </span>
      )}
    </>
  );
}

// Number of checklist documents present; below it the most severe finding.
export function DocumentsCell({ row, compact }: { row: Application; compact: boolean }) {
  const { t, language } = useApplicationsTexts();
  const { have, need } = documentCountOf(row);
  const left = Math.max(0, need - have);
  const isDone = need > 0 && left === 0;
  const first = showsFindings(row) ? row.summary?.first : undefined;
  const count =
    row.docIds.length === 0
      ? t('documents.none')
      : left > 0
        ? t('documents.missing', { count: left })
        : t('documents.all');
  const title = first?.title[language];
  const finding = (
    <span className="cell-name" data-severity={first?.severity} title={title}>
      {title}
    </span>
  );
  return (
    <Cell compact={compact} sub={title === undefined ? count : finding}>
      <span className="cell-num">{need > 0 ? `${have}/${need}` : have}</span>
      {need > 0 && <Meter value={have} max={need} {...(isDone ? { tone: 'ok' as const } : {})} />}
      <FindingCounts row={row} />
    </Cell>
  );
}
