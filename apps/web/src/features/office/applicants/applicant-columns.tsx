import { IconAlertTriangleFilled } from '@tabler/icons-react';
import type { Applicant, ExportedApplicant } from '@visawright/contract/applications/applicant.ts';
import type { ListColumn } from '../../../components/list/list.types.ts';
import { PersonBadge, Pill } from '../../../components/list/badges/badges.tsx';
import { Cell } from '../../shared/lists/Cell.tsx';
import { countColumn, createdColumn, labelColumn, textColumn } from '../../shared/lists/columns.tsx';
import { PassportNumber } from './PassportNumber.tsx';
import { nameOf } from './applicant-list.ts';
import type { ApplicantsTranslate } from '../../../translations/applicants/applicants-texts.ts';

type Column = ListColumn<Applicant, ExportedApplicant>;

export function applicantColumns(t: ApplicantsTranslate, language: string, withAgent: boolean): readonly Column[] {
  const agent: Column = {
    id: 'agent',
    head: t('columns.agent'),
    width: 160,
    cell: (row) =>
      row.agentName ? <PersonBadge name={row.agentName} /> : <span className="cell-dim">{t('noAgent')}</span>,
    exported: (row) => row.agentName,
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
      exported: nameOf,
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
            <PassportNumber row={row} masked={row.passportMasked} />
          ) : (
            <span className="cell-dim">{t('noPassport')}</span>
          )}
          {compact && row.samePassport > 0 && (
            <IconAlertTriangleFilled
              size={13}
              className="badge-warn"
              role="img"
              aria-label={t('samePassport', { count: row.samePassport })}
            />
          )}
        </Cell>
      ),
      exported: (row) => row.passportMasked,
    },
    textColumn('email', { head: t('facts.email'), width: 200 }),
    textColumn('phone', { head: t('facts.phone'), width: 140 }),
    countColumn('applications', { head: t('columns.applications'), width: 110 }),
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
      exported: (row) => t(row.hasAccount ? 'account.yes' : 'account.no'),
    },
    labelColumn('type', { head: t('columns.type'), width: 150 }, (type: Applicant['type']) => t(`type.${type}`)),
    createdColumn({ head: t('columns.created'), width: 120 }, language),
  ];
}
