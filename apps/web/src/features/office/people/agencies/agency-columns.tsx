import { IconPuzzle } from '@tabler/icons-react';
import type { Agency } from '@visawright/contract/identity/staff.ts';
import type { ListColumn } from '../../../../components/list/list.types.ts';
import { Pill } from '../../../../components/list/badges/badges.tsx';
import { Cell } from '../../../shared/lists/Cell.tsx';
import { countColumn, createdColumn } from '../../../shared/lists/columns.tsx';
import { agencyTypeText } from './agency-type-text.ts';
import { AccountStatusBadge, accountStatusOf } from '../AccountStatusBadge.tsx';
import type { PeopleTranslate } from '../../../../translations/people/people-texts.ts';

type Column = ListColumn<Agency>;

interface For {
  t: PeopleTranslate;
  language: string;
  withDistributor: boolean;
}

export function agencyColumns({ t, language, withDistributor }: For): readonly Column[] {
  const distributor: Column = {
    id: 'distributor',
    head: t('columns.distributor'),
    width: 160,
    cell: (row) => <span className="cell-dim">{row.distributorName ?? t('platform')}</span>,
    exported: (row) => row.distributorName,
  };
  return [
    {
      id: 'name',
      head: t('columns.agency'),
      width: 240,
      sort: 'name',
      cell: (row, { compact }) => (
        <Cell compact={compact} strong sub={agencyTypeText(row, t)}>
          <span>{row.name}</span>
        </Cell>
      ),
      exported: (row) => row.name,
    },
    {
      id: 'type',
      head: t('columns.type'),
      width: 150,
      optional: true,
      cell: (row) => agencyTypeText(row, t),
      exported: (row) => agencyTypeText(row, t),
    },
    ...(withDistributor ? [distributor] : []),
    countColumn('openApplications', { head: t('numbers.openApplications'), width: 132 }),
    countColumn('agents', { head: t('numbers.agents'), width: 96 }),
    countColumn('reviewers', { head: t('numbers.reviewers'), width: 96 }),
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
      exported: (row) => row.pendingRequests,
    },
    {
      id: 'status',
      head: t('columns.status'),
      width: 118,
      cell: (row) => <AccountStatusBadge status={row.status} isInvited={row.isInvited} />,
      exported: (row) => t(`status.${accountStatusOf(row)}`),
    },
    createdColumn({ head: t('columns.created'), width: 116 }, language),
  ];
}
