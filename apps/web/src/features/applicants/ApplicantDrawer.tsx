import { Button } from '@mantine/core';
import { IconAlertTriangleFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Applicant } from '@visawright/contract/applicant.ts';
import { Flag } from '../../components/Flag.tsx';
import type { RowDrawer } from '../../components/list/list.types.ts';
import { PersonInitials, PersonMark, Reference, StatusMark } from '../../components/list/marks.tsx';
import { call } from '../../lib/call.ts';
import { shortRange } from '../../lib/dates.ts';
import { dayText, momentText } from '../../lib/moments.ts';
import { isoOf, placeName } from '../applications/place.ts';
import { PaneState } from '../lists/PaneState.tsx';
import { nameOf } from './applicant-list.ts';
import { useApplicantWords, type Say } from './applicant-words.ts';
import type { ApplicantActions } from './use-applicant-actions.tsx';
import '../lists/pane.css';

function Summary({ row }: { row: Applicant }) {
  const { t, language } = useApplicantWords();
  const none = <span className="pane-dim">{t('notSaid')}</span>;
  return (
    <section className="pane-sec">
      {row.samePassport > 0 && (
        <p className="same-passport" style={{ marginBottom: 12 }}>
          <IconAlertTriangleFilled size={13} aria-hidden /> {t('samePassportLong', { count: row.samePassport })}
        </p>
      )}
      <dl className="pane-facts">
        <dt>{t('columns.passport')}</dt>
        <dd>{row.passportMasked ? <Reference>{row.passportMasked}</Reference> : none}</dd>
        <dt>{t('facts.birthDate')}</dt>
        <dd>{row.birthDate ? dayText(row.birthDate, language) : none}</dd>
        <dt>{t('facts.email')}</dt>
        <dd>{row.email ?? none}</dd>
        <dt>{t('facts.phone')}</dt>
        <dd>{row.phone ?? none}</dd>
        <dt>{t('columns.agent')}</dt>
        <dd>{row.agentName ? <PersonMark name={row.agentName} /> : none}</dd>
        <dt>{t('columns.account')}</dt>
        <dd>{t(row.hasAccount ? 'account.yes' : 'account.no')}</dd>
        <dt>{t('columns.type')}</dt>
        <dd>{row.type}</dd>
        <dt>{t('columns.created')}</dt>
        <dd>{momentText(row.createdAt, language)}</dd>
      </dl>
    </section>
  );
}

function Applications({ row: { applicantUid } }: { row: Applicant }) {
  const { t, language } = useApplicantWords();
  const query = useQuery({
    queryKey: ['applications-of', applicantUid],
    queryFn: async ({ signal }) =>
      (await call('applicationsOfApplicant', { query: { applicantUid, limit: '50' }, signal })).items,
  });
  return (
    <PaneState query={query}>
      {(items) => (
        <section className="pane-sec">
          {items.length === 0 && <p className="pane-text">{t('noApplications')}</p>}
          <ul>
            {items.map(({ applicationUid, reference, status, visaDetails: { visaTo, fromDate, toDate } }) => (
              <li className="pane-note" key={applicationUid}>
                <div className="pane-line">
                  {isoOf(visaTo) && <Flag code={isoOf(visaTo)!} width={18} />}
                  <Link className="pane-link" to={`/applications?open=${applicationUid}`}>
                    {placeName(visaTo, language)}
                  </Link>
                  <Reference>{reference}</Reference>
                </div>
                <small>{shortRange(fromDate, toDate, language)}</small>
                <div>
                  <StatusMark status={status} />
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </PaneState>
  );
}

export function applicantDrawer(row: Applicant, actions: ApplicantActions, t: Say): RowDrawer {
  return {
    title: nameOf(row),
    subtitle: row.email ?? row.phone ?? '',
    picture: <PersonInitials name={nameOf(row)} size={36} />,
    tabs: [
      { id: 'summary', label: t('tabs.summary'), content: () => <Summary row={row} /> },
      {
        id: 'applications',
        label: t('columns.applications'),
        count: row.applications,
        content: () => <Applications row={row} key={row.applicantUid} />,
      },
    ],
    foot: (
      <div className="pane-foot">
        {row.can.includes('applicant.manage') && <Button onClick={() => actions.apply(row)}>{t('menu.apply')}</Button>}
        {row.can.includes('applicant.sendStartLink') && (
          <Button variant="default" onClick={() => actions.sendLink(row)}>
            {t('menu.startLink')}
          </Button>
        )}
        {row.can.includes('applicant.manage') && (
          <Button variant="default" onClick={() => actions.edit(row)}>
            {t('menu.edit')}
          </Button>
        )}
      </div>
    ),
  };
}
