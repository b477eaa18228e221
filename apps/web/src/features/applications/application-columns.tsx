import { IconUsers } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/application.ts';
import { Flag } from '../../components/Flag.tsx';
import type { ListColumn } from '../../components/list/list.types.ts';
import { PersonMark, Reference, StatusMark } from '../../components/list/marks.tsx';
import { daysBetween, toCalendarDate } from '../../lib/dates.ts';
import { dayText, lastedText, momentText, rangeText } from '../../lib/moments.ts';
import { Cell } from '../lists/Cell.tsx';
import type { Say } from './application-words.ts';
import { LodgeLine } from './LodgeLine.tsx';
import { FindingCounts, PapersCell } from './PapersCell.tsx';
import { papersOf, showsFindings } from './papers-of.ts';
import { isoOf, placeName } from './place.ts';
import { reviewColumn, waitingColumn } from './review-columns.tsx';

type Column = ListColumn<Application>;

export const tripDays = ({ visaDetails: { fromDate, toDate } }: Application) =>
  (daysBetween(fromDate, toDate) ?? 0) + 1;
function travelText({ visaDetails: { fromDate, toDate } }: Application, language: string): string {
  const [from, to] = [toCalendarDate(fromDate), toCalendarDate(toDate)];
  return from && to ? rangeText(from, to, language) : '';
}
const applicant = (t: Say): Column => ({
  id: 'applicant',
  head: t('columns.applicant'),
  width: 166,
  cell: (row, { compact }) => (
    <Cell compact={compact} strong sub={<Reference>{row.reference}</Reference>}>
      <span>{row.applicantName}</span>
      {row.partySize > 1 && (
        <span className="cell-party">
          <IconUsers size={13} role="img" aria-label={t('party', { count: row.partySize })} />
          <span aria-hidden>{row.partySize}</span>
        </span>
      )}
    </Cell>
  ),
  csv: (row) => row.applicantName,
});

// The reference stands below the name on the screen and in a column of its own in the file.
const reference = (t: Say): Column => ({
  id: 'reference',
  head: t('columns.reference'),
  width: 96,
  optional: true,
  cell: (row) => <Reference>{row.reference}</Reference>,
  csv: (row) => row.reference,
});

const destination = (t: Say, language: string): Column => ({
  id: 'destination',
  head: t('columns.destination'),
  width: 150,
  cell: (row, { compact }) => {
    const iso = isoOf(row.visaDetails.visaTo);
    const category = t(`category.${row.visaDetails.visaCategory}`);
    return (
      <Cell compact={compact} sub={t('categoryDays', { category, count: tripDays(row) })}>
        {iso && <Flag code={iso} width={18} />}
        <span>{placeName(row.visaDetails.visaTo, language)}</span>
      </Cell>
    );
  },
  csv: (row) => row.visaDetails.visaTo,
});

const travel = (t: Say, language: string): Column => ({
  id: 'travel',
  head: t('columns.travel'),
  width: 132,
  sort: 'travel',
  cell: (row, { compact }) => (
    <Cell compact={compact} sub={<LodgeLine row={row} />}>
      <span>{travelText(row, language)}</span>
    </Cell>
  ),
  csv: (row) => toCalendarDate(row.visaDetails.fromDate),
});

const status = (t: Say, language: string): Column => ({
  id: 'status',
  head: t('columns.status'),
  width: 178,
  cell: (row, { compact }) => (
    <Cell compact={compact} indent={23} sub={t('for', { time: lastedText(row.statusSince, language) })}>
      <StatusMark status={row.status} />
    </Cell>
  ),
  csv: (row) => t(`list:status.${row.status}`),
});

const documents = (t: Say): Column => ({
  id: 'documents',
  head: t('columns.documents'),
  width: 168,
  cell: (row, { compact }) => <PapersCell row={row} compact={compact} />,
  csv: (row) => `${papersOf(row).have} / ${papersOf(row).need}`,
});

// The counts stand beside the papers on the screen and in a column of their own in the file.
const findings = (t: Say): Column => ({
  id: 'findings',
  head: t('columns.findings'),
  width: 96,
  optional: true,
  cell: (row) =>
    showsFindings(row) && row.summary!.blocking + row.summary!.warnings > 0 ? (
      <FindingCounts row={row} />
    ) : (
      <span className="cell-dim">–</span>
    ),
  csv: (row) => (showsFindings(row) ? row.summary!.blocking + row.summary!.warnings : ''),
});

const agent = (t: Say): Column => ({
  id: 'agent',
  head: t('columns.agent'),
  width: 142,
  cell: (row) =>
    row.agentName ? <PersonMark name={row.agentName} /> : <span className="cell-dim">{t('noAgent')}</span>,
  csv: (row) => row.agentName,
});

const lodgeBy = (t: Say, language: string): Column => ({
  id: 'lodgeBy',
  head: t('columns.lodgeBy'),
  width: 112,
  optional: true,
  cell: (row) =>
    row.lodgeBy ? dayText(row.lodgeBy, language) : <span className="cell-dim">{t('lodge.unknown')}</span>,
  csv: (row) => row.lodgeBy,
});

const outcome = (t: Say): Column => ({
  id: 'outcome',
  head: t('columns.outcome'),
  width: 104,
  optional: true,
  cell: (row) => t(`outcome.${row.visaAllocationStatus}`),
  csv: (row) => row.visaAllocationStatus,
});

const created = (t: Say, language: string): Column => ({
  id: 'created',
  head: t('columns.created'),
  width: 112,
  sort: 'created',
  optional: true,
  cell: (row) => momentText(row.createdAt, language),
  csv: (row) => row.createdAt,
});

interface For {
  t: Say;
  language: string;
  role: string;
  personUid: string | null;
}

export function applicationColumns({ t, language, role, personUid }: For): readonly Column[] {
  const isReviewer = role === 'reviewer';
  return [
    applicant(t),
    reference(t),
    ...(isReviewer ? [waitingColumn(t, language, personUid)] : []),
    destination(t, language),
    travel(t, language),
    status(t, language),
    documents(t),
    findings(t),
    ...(isReviewer ? [] : [reviewColumn(t)]),
    ...(role === 'agent' ? [] : [agent(t)]),
    lodgeBy(t, language),
    ...(isReviewer ? [] : [outcome(t), created(t, language)]),
  ];
}
