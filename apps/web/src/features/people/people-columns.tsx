import type { StaffPerson } from '@visawright/contract/staff.ts';
import type { ListColumn } from '../../components/list/list.types.ts';
import { Meter, PersonInitials } from '../../components/list/marks.tsx';
import { agoText, momentText } from '../../lib/moments.ts';
import { Cell } from '../lists/Cell.tsx';
import { nameOf, type PeopleKind } from './people-kind.ts';
import type { Say } from './people-words.ts';
import { StandingMark, standingWord } from './StandingMark.tsx';

type Column = ListColumn<StaffPerson>;

interface For {
  t: Say;
  language: string;
  kind: PeopleKind;
  withAgency: boolean;
  busiest: number; // the longest bar
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
    csv: nameOf,
  };
  const email: Column = {
    id: 'email',
    head: t('columns.email'),
    width: 220,
    optional: true,
    cell: (row) => row.email,
    csv: (row) => row.email,
  };
  const agency: Column = {
    id: 'agency',
    head: t('columns.agency'),
    width: 170,
    cell: (row) => row.agencyName ?? <span className="cell-dim">{t('house')}</span>,
    csv: (row) => row.agencyName ?? t('house'),
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
    csv: (row) => row.openApplications,
  };
  const status: Column = {
    id: 'status',
    head: t('columns.status'),
    width: 128,
    cell: (row) => <StandingMark status={row.status} isInvited={row.isInvited} />,
    csv: (row) => t(`standing.${standingWord(row)}`),
  };
  const active: Column = {
    id: 'active',
    head: t('columns.active'),
    width: 132,
    cell: (row) =>
      row.lastActiveAt ? agoText(row.lastActiveAt, language) : <span className="cell-dim">{t('never')}</span>,
    csv: (row) => row.lastActiveAt,
  };
  const created: Column = {
    id: 'created',
    head: t('columns.created'),
    width: 120,
    sort: 'created',
    cell: (row) => momentText(row.createdAt, language),
    csv: (row) => row.createdAt,
  };
  return [name, email, ...(withAgency ? [agency] : []), workload, status, active, created];
}
