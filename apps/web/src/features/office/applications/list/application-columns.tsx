import { IconRosetteDiscountCheck, IconUsers } from '@tabler/icons-react';
import { tripLength } from '@visawright/contract/dates/days.ts';
import type { Application, ExportedApplication } from '@visawright/contract/applications/application.ts';
import { Flag } from '../../../../components/Flag.tsx';
import type { ListColumn } from '../../../../components/list/list.types.ts';
import { PersonBadge, Reference, ApplicationStatusBadge } from '../../../../components/list/badges/badges.tsx';
import { toCalendarDate } from '../../../../lib/dates/dates.ts';
import { dayText, lastedText, momentText, rangeText } from '../../../../lib/dates/moments.ts';
import { dayCell, timeCell } from '../../../../lib/files/table-cell.ts';
import { Cell } from '../../../shared/lists/Cell.tsx';
import { LodgeLine } from './LodgeLine.tsx';
import { OutcomeCell } from './OutcomeCell.tsx';
import { FindingCounts, DocumentsCell } from './DocumentsCell.tsx';
import { documentCountOf } from '@visawright/contract/applications/document-count.ts';
import { showsFindings } from '../shows-findings.ts';
import { countryCode, countryText } from '../../../shared/destinations/destination-names.ts';
import { reviewColumn, waitingColumn } from './review-columns.tsx';
import type { ApplicationsTranslate } from '../../../../translations/applications/applications-texts.ts';
import { listText } from '../../../../translations/list/list-texts.ts';

type Column = ListColumn<Application, ExportedApplication>;

function travelText({ visaDetails: { fromDate, toDate } }: Application, language: string): string {
  const [from, to] = [toCalendarDate(fromDate), toCalendarDate(toDate)];
  return from && to ? rangeText(from, to, language) : '';
}
const applicant = (t: ApplicationsTranslate): Column => ({
  id: 'applicant',
  head: t('columns.applicant'),
  width: 166,
  sort: 'applicant',
  cell: (row, { compact }) => (
    <Cell compact={compact} strong sub={<Reference>{row.reference}</Reference>}>
      <span title={row.applicantName}>{row.applicantName}</span>
      {row.partySize > 1 && (
        <span className="cell-party">
          <IconUsers size={13} role="img" aria-label={t('party', { count: row.partySize })} />
          <span aria-hidden>{row.partySize}</span>
        </span>
      )}
      {row.hasPremiumCheck && <IconRosetteDiscountCheck size={15} role="img" aria-label={t('columns.premium')} />}
    </Cell>
  ),
  exported: (row) => row.applicantName,
});

// Shown below the name on screen; a separate column in a file.
const reference = (t: ApplicationsTranslate): Column => ({
  id: 'reference',
  head: t('columns.reference'),
  width: 96,
  sort: 'reference',
  optional: true,
  cell: (row) => <Reference>{row.reference}</Reference>,
  exported: (row) => row.reference,
});

const destination = (t: ApplicationsTranslate, language: string): Column => ({
  id: 'destination',
  head: t('columns.destination'),
  width: 150,
  least: 118,
  sort: 'destination',
  cell: (row, { compact }) => {
    const iso = countryCode(row.visaDetails.visaTo);
    const category = t(`category.${row.visaDetails.visaCategory}`);
    return (
      <Cell
        compact={compact}
        sub={t('categoryDays', { category, count: tripLength(row.visaDetails.fromDate, row.visaDetails.toDate) ?? 0 })}
      >
        {iso && <Flag code={iso} width={18} />}
        <span>{countryText(row.visaDetails.visaTo, language)}</span>
      </Cell>
    );
  },
  exported: (row) => countryText(row.visaDetails.visaTo, language),
});

const travel = (t: ApplicationsTranslate, language: string): Column => ({
  id: 'travel',
  head: t('columns.travel'),
  width: 150,
  least: 134,
  sort: 'travel',
  cell: (row, { compact }) => (
    <Cell compact={compact} sub={<LodgeLine row={row} />}>
      <span>{travelText(row, language)}</span>
    </Cell>
  ),
  exported: (row) => dayCell(toCalendarDate(row.visaDetails.fromDate)),
});

const status = (t: ApplicationsTranslate, language: string): Column => ({
  id: 'status',
  head: t('columns.status'),
  width: 178,
  least: 160,
  sort: 'status',
  cell: (row, { compact }) => (
    <Cell compact={compact} indent={23} sub={t('for', { time: lastedText(row.statusSince, language) })}>
      <ApplicationStatusBadge status={row.status} />
    </Cell>
  ),
  exported: (row) => listText(`status.${row.status}`),
});

const documents = (t: ApplicationsTranslate): Column => ({
  id: 'documents',
  head: t('columns.documents'),
  width: 168,
  least: 96,
  sort: 'documents',
  cell: (row, { compact }) => <DocumentsCell row={row} compact={compact} />,
  exported: (row) => `${documentCountOf(row).have} / ${documentCountOf(row).need}`,
});

// Shown beside the documents on screen; a separate column in a file.
const findings = (t: ApplicationsTranslate): Column => ({
  id: 'findings',
  head: t('columns.findings'),
  width: 96,
  sort: 'findings',
  optional: true,
  cell: (row) =>
    showsFindings(row) && row.summary!.blocking + row.summary!.warnings > 0 ? (
      <FindingCounts row={row} />
    ) : (
      <span className="cell-dim">–</span>
    ),
  exported: (row) => (showsFindings(row) ? row.summary!.blocking + row.summary!.warnings : ''),
});

const agent = (t: ApplicationsTranslate): Column => ({
  id: 'agent',
  head: t('columns.agent'),
  width: 142,
  least: 120,
  sort: 'agent',
  cell: (row) =>
    row.agentName ? <PersonBadge name={row.agentName} /> : <span className="cell-dim">{t('noAgent')}</span>,
  exported: (row) => row.agentName,
});

const lodgeBy = (t: ApplicationsTranslate, language: string): Column => ({
  id: 'lodgeBy',
  head: t('columns.lodgeBy'),
  width: 112,
  sort: 'lodgeBy',
  optional: true,
  cell: (row) =>
    row.lodgeBy ? dayText(row.lodgeBy, language) : <span className="cell-dim">{t('lodge.unknown')}</span>,
  exported: (row) => dayCell(row.lodgeBy),
});

const outcome = (t: ApplicationsTranslate): Column => ({
  id: 'outcome',
  head: t('columns.outcome'),
  width: 120,
  sort: 'outcome',
  optional: true,
  cell: (row, { compact }) => <OutcomeCell row={row} compact={compact} />,
  exported: (row) => t(`outcome.${row.visaAllocationStatus}`),
});

const created = (t: ApplicationsTranslate, language: string): Column => ({
  id: 'created',
  head: t('columns.created'),
  width: 112,
  sort: 'created',
  optional: true,
  cell: (row) => momentText(row.createdAt, language),
  exported: (row) => timeCell(row.createdAt),
});

interface For {
  t: ApplicationsTranslate;
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
