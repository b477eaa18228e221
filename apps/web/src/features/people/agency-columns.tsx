import { IconPuzzle } from '@tabler/icons-react';
import type { Agency } from '@visawright/contract/staff.ts';
import type { ListColumn } from '../../components/list/list.types.ts';
import { Pill } from '../../components/list/marks.tsx';
import { momentText } from '../../lib/moments.ts';
import { Cell } from '../lists/Cell.tsx';
import { typeLine } from './agency-words.ts';
import type { Say } from './people-words.ts';
import { StandingMark } from './StandingMark.tsx';

type Column = ListColumn<Agency>;

interface For {
  t: Say;
  language: string;
  withDistributor: boolean;
}

export function agencyColumns({ t, language, withDistributor }: For): readonly Column[] {
  const number = (id: 'openApplications' | 'agents' | 'reviewers'): Column => ({
    id,
    head: t(`numbers.${id}`),
    width: id === 'openApplications' ? 132 : 96,
    align: 'right',
    cell: (row) => <span className="cell-num">{row[id]}</span>,
    csv: (row) => row[id],
  });
  const distributor: Column = {
    id: 'distributor',
    head: t('columns.distributor'),
    width: 160,
    cell: (row) => <span className="cell-dim">{row.distributorName ?? t('house')}</span>,
    csv: (row) => row.distributorName,
  };
  return [
    {
      id: 'name',
      head: t('columns.agency'),
      width: 240,
      sort: 'name',
      cell: (row, { compact }) => (
        <Cell compact={compact} strong sub={typeLine(row)}>
          <span>{row.name}</span>
        </Cell>
      ),
      csv: (row) => row.name,
    },
    { id: 'type', head: t('columns.type'), width: 150, optional: true, cell: typeLine, csv: typeLine },
    ...(withDistributor ? [distributor] : []),
    number('openApplications'),
    number('agents'),
    number('reviewers'),
    {
      id: 'requests',
      head: t('columns.requests'),
      width: 112,
      cell: (row) =>
        row.pendingRequests > 0 ? (
          <Pill tone="note" icon={<IconPuzzle size={13} aria-hidden />}>
            {t('requests.pending', { count: row.pendingRequests })}
          </Pill>
        ) : (
          <span className="cell-dim">–</span>
        ),
      csv: (row) => row.pendingRequests,
    },
    {
      id: 'status',
      head: t('columns.status'),
      width: 118,
      cell: (row) => <StandingMark status={row.status} />,
      csv: (row) => t(`standing.${row.status}`),
    },
    {
      id: 'created',
      head: t('columns.created'),
      width: 116,
      sort: 'created',
      cell: (row) => momentText(row.createdAt, language),
      csv: (row) => row.createdAt,
    },
  ];
}
