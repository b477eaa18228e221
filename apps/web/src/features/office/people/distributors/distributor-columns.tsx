import type { Distributor } from '@visawright/contract/identity/staff.ts';
import type { ListColumn } from '../../../../components/list/list.types.ts';
import { Cell } from '../../../shared/lists/Cell.tsx';
import { countColumn, createdColumn, labelColumn } from '../../../shared/lists/columns.tsx';
import { AccountStatusBadge } from '../AccountStatusBadge.tsx';
import type { PeopleTranslate } from '../../../../translations/people/people-texts.ts';

export function distributorColumns(t: PeopleTranslate, language: string): readonly ListColumn<Distributor>[] {
  return [
    {
      id: 'name',
      head: t('columns.distributor'),
      width: 260,
      sort: 'name',
      cell: (row, { compact }) => (
        <Cell compact={compact} strong sub={t(`distributorType.${row.type}`)}>
          <span>{row.name}</span>
        </Cell>
      ),
      exported: (row) => row.name,
    },
    labelColumn('type', { head: t('columns.type'), width: 160 }, (type: Distributor['type']) =>
      t(`distributorType.${type}`),
    ),
    countColumn('agencies', { head: t('agencies.title'), width: 110 }),
    countColumn('openApplications', { head: t('numbers.openApplications'), width: 150 }),
    {
      id: 'status',
      head: t('columns.status'),
      width: 130,
      cell: (row) => <AccountStatusBadge status={row.status} />,
      exported: (row) => t(`status.${row.status}`),
    },
    createdColumn({ head: t('columns.created'), width: 120 }, language),
  ];
}
