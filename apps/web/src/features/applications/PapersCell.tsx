import { IconAlertOctagonFilled, IconAlertTriangleFilled } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/application.ts';
import { Meter } from '../../components/list/marks.tsx';
import { Cell } from '../lists/Cell.tsx';
import { useApplicationWords } from './application-words.ts';
import { papersOf, showsFindings } from './papers-of.ts';

// How many findings of the two kinds that stop or worry; the words say what the shapes mean.
export function FindingCounts({ row }: { row: Application }) {
  const { t } = useApplicationWords();
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

// Papers of the checklist that are here; below them what stands first in the way.
export function PapersCell({ row, compact }: { row: Application; compact: boolean }) {
  const { t, language } = useApplicationWords();
  const { have, need } = papersOf(row);
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
  const sub = title === undefined ? count : <span className="cell-name" data-severity={first?.severity} title={title}>{title}</span>; // prettier-ignore
  return (
    <Cell compact={compact} sub={sub}>
      <span className="cell-num">{need > 0 ? `${have}/${need}` : have}</span>
      {need > 0 && <Meter value={have} max={need} {...(isDone ? { tone: 'ok' as const } : {})} />}
      <FindingCounts row={row} />
    </Cell>
  );
}
