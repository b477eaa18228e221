import type { StaffPerson } from '@visawright/contract/identity/staff.ts';
import type { ListColumn } from '../../../../components/list/list.types.ts';
import { Meter, PersonInitials } from '../../../../components/list/badges/badges.tsx';
import { lastActiveText } from '../../../../lib/dates/moments.ts';
import { timeCell } from '../../../../lib/files/table-cell.ts';
import { Cell } from '../../../shared/lists/Cell.tsx';
import { createdColumn, textColumn } from '../../../shared/lists/columns.tsx';
import { nameOf, type PeopleKind } from './people-kind.ts';
import { AccountStatusBadge, accountStatusOf } from '../AccountStatusBadge.tsx';
import type { PeopleTranslate } from '../../../../translations/people/people-texts.ts';

type Column = ListColumn<StaffPerson>;

interface For {
  t: PeopleTranslate;
  language: string;
  kind: PeopleKind;
  withAgency: boolean;
  busiest: number; // value of the longest bar
}

export function peopleColumns({ t, language, kind, withAgency, busiest }: For): readonly Column[] {
  const name: Column = {
    id: 'name',
    head: t('columns.name'),
    width: 240,
    sort: 'name',
    cell: (row, { compact }) => (
      <span className="person-cell">
        <PersonInitials name={nameOf(row)} size={compact ? 20 : 26} />
        <span>
          <Cell compact={compact} strong sub={row.email}>
            <span>{nameOf(row)}</span>
          </Cell>
        </span>
      </span>
    ),
    exported: nameOf,
  };
  const email = textColumn('email', { head: t('columns.email'), width: 220 });
  const agency: Column = {
    id: 'agency',
    head: t('columns.agency'),
    width: 170,
    cell: (row) => row.agencyName ?? <span className="cell-dim">{t('platform')}</span>,
    exported: (row) => row.agencyName ?? t('platform'),
  };
  const workload: Column = {
    id: 'workload',
    head: t(`${kind}.workload`),
    width: 150,
    cell: (row, { compact }) => (
      <Cell compact={compact} sub={t(`${kind}.open`, { count: row.openApplications })}>
        <span className="cell-num">{row.openApplications}</span>
        <Meter value={row.openApplications} max={Math.max(busiest, 1)} width={84} />
      </Cell>
    ),
    exported: (row) => row.openApplications,
  };
  const status: Column = {
    id: 'status',
    head: t('columns.status'),
    width: 128,
    cell: (row) => <AccountStatusBadge status={row.status} isInvited={row.isInvited} />,
    exported: (row) => t(`status.${accountStatusOf(row)}`),
  };
  const active: Column = {
    id: 'active',
    head: t('columns.active'),
    width: 132,
    cell: (row) =>
      row.lastActiveAt ? lastActiveText(row.lastActiveAt, language) : <span className="cell-dim">{t('never')}</span>,
    exported: (row) => timeCell(row.lastActiveAt),
  };
  const created = createdColumn({ head: t('columns.created'), width: 120 }, language);
  return [name, email, ...(withAgency ? [agency] : []), workload, status, active, created];
}
