import { IconAlertTriangleFilled } from '@tabler/icons-react';
import type { Applicant } from '@visawright/contract/applicant.ts';
import type { ListColumn } from '../../components/list/list.types.ts';
import { PersonMark, Pill } from '../../components/list/marks.tsx';
import { momentText } from '../../lib/moments.ts';
import { Cell } from '../lists/Cell.tsx';
import { nameOf } from './applicant-list.ts';
import type { Say } from './applicant-words.ts';

type Column = ListColumn<Applicant>;

export function applicantColumns(t: Say, language: string, withAgent: boolean): readonly Column[] {
  const agent: Column = {
    id: 'agent',
    head: t('columns.agent'),
    width: 160,
    cell: (row) =>
      row.agentName ? <PersonMark name={row.agentName} /> : <span className="cell-dim">{t('noAgent')}</span>,
    csv: (row) => row.agentName,
  };
  return [
    {
      id: 'name',
      head: t('columns.name'),
      width: 220,
      cell: (row, { compact }) => (
        <Cell compact={compact} strong sub={row.email ?? row.phone}>
          <span>{nameOf(row)}</span>
        </Cell>
      ),
      csv: nameOf,
    },
    {
      id: 'passport',
      head: t('columns.passport'),
      width: 190,
      cell: (row, { compact }) => (
        <Cell
          compact={compact}
          sub={
            row.samePassport > 0 && (
              <Pill tone="warn" icon={<IconAlertTriangleFilled size={12} aria-hidden />}>
                {t('samePassport', { count: row.samePassport })}
              </Pill>
            )
          }
        >
          {row.passportMasked ? (
            <span className="mark-ref">{row.passportMasked}</span>
          ) : (
            <span className="cell-dim">{t('noPassport')}</span>
          )}
          {compact && row.samePassport > 0 && (
            <IconAlertTriangleFilled
              size={13}
              className="mark-warn"
              role="img"
              aria-label={t('samePassport', { count: row.samePassport })}
            />
          )}
        </Cell>
      ),
      csv: (row) => row.passportMasked,
    },
    {
      id: 'email',
      head: t('facts.email'),
      width: 200,
      optional: true,
      cell: (row) => row.email,
      csv: (row) => row.email,
    },
    {
      id: 'phone',
      head: t('facts.phone'),
      width: 140,
      optional: true,
      cell: (row) => row.phone,
      csv: (row) => row.phone,
    },
    {
      id: 'applications',
      head: t('columns.applications'),
      width: 110,
      align: 'right',
      cell: (row) => <span className="cell-num">{row.applications}</span>,
      csv: (row) => row.applications,
    },
    ...(withAgent ? [agent] : []),
    {
      id: 'account',
      head: t('columns.account'),
      width: 124,
      cell: (row) => (
        <span className={row.hasAccount ? undefined : 'cell-dim'}>
          {t(row.hasAccount ? 'account.yes' : 'account.no')}
        </span>
      ),
      csv: (row) => t(row.hasAccount ? 'account.yes' : 'account.no'),
    },
    {
      id: 'type',
      head: t('columns.type'),
      width: 80,
      optional: true,
      cell: (row) => row.type,
      csv: (row) => row.type,
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
