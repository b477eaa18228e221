import type { Application, ExportedApplication } from '@visawright/contract/applications/application.ts';
import type { ListColumn } from '../../../../components/list/list.types.ts';
import { ReviewBadge } from '../../../../components/list/badges/badges.tsx';
import { lastedText, momentText } from '../../../../lib/dates/moments.ts';
import { reviewersOf, reviewStatusOf } from '../../review-round/review-status.ts';
import { timeCell } from '../../../../lib/files/table-cell.ts';
import { Cell } from '../../../shared/lists/Cell.tsx';
import type { ApplicationsTranslate } from '../../../../translations/applications/applications-texts.ts';
import { listText } from '../../../../translations/list/list-texts.ts';

type Column = ListColumn<Application, ExportedApplication>;

export const returnedSections = ({ review }: Application) =>
  review.sections.filter(({ verdict }) => verdict === 'returned');

export const reviewColumn = (t: ApplicationsTranslate): Column => ({
  id: 'review',
  head: t('columns.review'),
  width: 122,
  least: 108,
  sort: 'review',
  cell: (row, { compact }) => {
    const count = row.review.state === 'returned' ? returnedSections(row).length : 0;
    return (
      <Cell compact={compact} indent={21} sub={count > 0 ? t('sections', { count }) : reviewersOf(row.review)}>
        <ReviewBadge review={reviewStatusOf(row.review)} />
      </Cell>
    );
  },
  exported: (row) => listText(`review.${reviewStatusOf(row.review)}`),
});

// For reviewers: waiting time and review round.
export const waitingColumn = (t: ApplicationsTranslate, language: string, personUid: string | null): Column => ({
  id: 'waiting',
  head: t('columns.waiting'),
  width: 140,
  sort: 'requested',
  cell: (row, { compact }) => {
    const task = row.review.tasks.find(({ reviewerUid }) => reviewerUid === personUid);
    if (!task) return <ReviewBadge review={reviewStatusOf(row.review)} />;
    if (task.verdict)
      return (
        <Cell compact={compact} indent={21} sub={task.decidedAt && momentText(task.decidedAt, language)}>
          <ReviewBadge review={task.verdict} />
        </Cell>
      );
    return (
      <Cell compact={compact} sub={row.review.round > 1 ? t('round', { count: row.review.round }) : null}>
        <span>{lastedText(task.requestedAt, language)}</span>
      </Cell>
    );
  },
  exported: (row) => timeCell(row.review.tasks.find(({ reviewerUid }) => reviewerUid === personUid)?.requestedAt),
});
