import type { Distributor } from '@visawright/contract/staff.ts';
import type { ListColumn } from '../../components/list/list.types.ts';
import { momentText } from '../../lib/moments.ts';
import { Cell } from '../lists/Cell.tsx';
import type { Say } from './people-words.ts';
import { StandingMark } from './StandingMark.tsx';

export function distributorColumns(t: Say, language: string): readonly ListColumn<Distributor>[] {
  return [
    {
      id: 'name',
      head: t('columns.distributor'),
      width: 260,
      sort: 'name',
      cell: (row, { compact }) => (
        <Cell compact={compact} strong sub={row.type}>
          <span>{row.name}</span>
        </Cell>
      ),
      csv: (row) => row.name,
    },
    {
      id: 'type',
      head: t('columns.type'),
      width: 130,
      optional: true,
      cell: (row) => row.type,
      csv: (row) => row.type,
    },
    {
      id: 'agencies',
      head: t('agencies.title'),
      width: 110,
      align: 'right',
      cell: (row) => <span className="cell-num">{row.agencies}</span>,
      csv: (row) => row.agencies,
    },
    {
      id: 'openApplications',
      head: t('numbers.openApplications'),
      width: 150,
      align: 'right',
      cell: (row) => <span className="cell-num">{row.openApplications}</span>,
      csv: (row) => row.openApplications,
    },
    {
      id: 'status',
      head: t('columns.status'),
      width: 130,
      cell: (row) => <StandingMark status={row.status} />,
      csv: (row) => t(`standing.${row.status}`),
    },
    {
      id: 'created',
      head: t('columns.created'),
      width: 120,
      sort: 'created',
      cell: (row) => momentText(row.createdAt, language),
      csv: (row) => row.createdAt,
    },
  ];
}
