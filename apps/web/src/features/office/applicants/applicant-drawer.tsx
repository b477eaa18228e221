import { Button } from '@mantine/core';
import { IconAlertTriangleFilled, IconGavel } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Applicant } from '@visawright/contract/applications/applicant.ts';
import { Flag } from '../../../components/Flag.tsx';
import type { RowDrawer } from '../../../components/list/list.types.ts';
import {
  PersonInitials,
  PersonBadge,
  Reference,
  ApplicationStatusBadge,
} from '../../../components/list/badges/badges.tsx';
import { call } from '../../../lib/api/call.ts';
import { shortRange } from '../../../lib/dates/dates.ts';
import { dayText, momentText } from '../../../lib/dates/moments.ts';
import { useSession } from '../../../lib/session/session.ts';
import { countryCode, countryText } from '../../shared/destinations/destination-names.ts';
import { PaneState } from '../../shared/lists/PaneState.tsx';
import { nameOf } from './applicant-list.ts';
import { PassportNumber } from './PassportNumber.tsx';
import type { ApplicantActions } from './use-applicant-actions.tsx';
import '../../shared/lists/pane.css';
import { useApplicantsTexts, type ApplicantsTranslate } from '../../../translations/applicants/applicants-texts.ts';

function Summary({ row }: { row: Applicant }) {
  const { t, language } = useApplicantsTexts();
  const none = <span className="pane-dim">{t('notGiven')}</span>;
  return (
    <section className="pane-sec">
      {row.samePassport > 0 && (
        <p className="same-passport" style={{ marginBottom: 12 }}>
          <IconAlertTriangleFilled size={13} aria-hidden /> {t('samePassportLong', { count: row.samePassport })}
        </p>
      )}
      {row.isOnHold && (
        <p className="erase-hold" style={{ marginBottom: 12 }}>
          <IconGavel size={15} aria-hidden /> {t('onHold')}
        </p>
      )}
      <dl className="pane-facts">
        <dt>{t('columns.passport')}</dt>
        <dd>{row.passportMasked ? <PassportNumber row={row} masked={row.passportMasked} /> : none}</dd>
        <dt>{t('facts.birthDate')}</dt>
        <dd>{row.birthDate ? dayText(row.birthDate, language) : none}</dd>
        <dt>{t('facts.email')}</dt>
        <dd>{row.email ?? none}</dd>
        <dt>{t('facts.phone')}</dt>
        <dd>{row.phone ?? none}</dd>
        <dt>{t('columns.agent')}</dt>
        <dd>{row.agentName ? <PersonBadge name={row.agentName} /> : none}</dd>
        <dt>{t('columns.account')}</dt>
        <dd>{t(row.hasAccount ? 'account.yes' : 'account.no')}</dd>
        <dt>{t('columns.type')}</dt>
        <dd>{t(`type.${row.type}`)}</dd>
        <dt>{t('columns.created')}</dt>
        <dd>{momentText(row.createdAt, language)}</dd>
      </dl>
    </section>
  );
}

// An agent and an agency ask for the applications they serve; the other roles for all of the applicant's.
function useApplicationsOf(applicantUid: string) {
  const {
    personUid,
    agencyUid,
    role: [role],
  } = useSession().user;
  const limit = '50';
  return useQuery({
    queryKey: ['applications-of', applicantUid],
    queryFn: async ({ signal }) => {
      if (role === 'agent' && personUid)
        return call('applicationsOfAgentAndApplicant', { query: { agentUid: personUid, applicantUid, limit }, signal });
      if (role === 'agency' && agencyUid)
        return call('applicationsOfAgencyAndApplicant', { query: { agencyUid, applicantUid, limit }, signal });
      return call('applicationsOfApplicant', { query: { applicantUid, limit }, signal });
    },
    select: ({ items }) => items,
  });
}

function Applications({ row: { applicantUid } }: { row: Applicant }) {
  const { t, language } = useApplicantsTexts();
  const query = useApplicationsOf(applicantUid);
  return (
    <PaneState query={query}>
      {(items) => (
        <section className="pane-sec">
          {items.length === 0 && <p className="pane-text">{t('noApplications')}</p>}
          <ul>
            {items.map(({ applicationUid, reference, status, visaDetails: { visaTo, fromDate, toDate } }) => (
              <li className="pane-note" key={applicationUid}>
                <div className="pane-line">
                  {countryCode(visaTo) && <Flag code={countryCode(visaTo)!} width={18} />}
                  <Link className="pane-link" to={`/applications?open=${applicationUid}`}>
                    {countryText(visaTo, language)}
                  </Link>
                  <Reference>{reference}</Reference>
                </div>
                <small>{shortRange(fromDate, toDate, language)}</small>
                <div>
                  <ApplicationStatusBadge status={status} />
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </PaneState>
  );
}

function Files({ row: { applicantUid } }: { row: Applicant }) {
  const { t, language } = useApplicantsTexts();
  const query = useQuery({
    queryKey: ['files-of', applicantUid],
    queryFn: async ({ signal }) => (await call('uploadedDocuments', { query: { applicantUid }, signal })).files,
  });
  return (
    <PaneState query={query}>
      {(files) => (
        <section className="pane-sec">
          {files.length === 0 && <p className="pane-text">{t('noFiles')}</p>}
          <ul>
            {files.map(({ uploadUid, fileName, uploadedByName, createdAt }) => (
              <li className="pane-note" key={uploadUid}>
                <div className="pane-file">{fileName}</div>
                <small>
                  {uploadedByName
                    ? t('addedBy', { name: uploadedByName, when: momentText(createdAt, language) })
                    : momentText(createdAt, language)}
                </small>
              </li>
            ))}
          </ul>
          <Link className="pane-link" to={`/fileUpload?applicantUid=${applicantUid}`}>
            {t('openDocuments')}
          </Link>
        </section>
      )}
    </PaneState>
  );
}

export function applicantDrawer(row: Applicant, actions: ApplicantActions, t: ApplicantsTranslate): RowDrawer {
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
      { id: 'files', label: t('tabs.files'), content: () => <Files row={row} key={row.applicantUid} /> },
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
        {row.can.includes('applicant.erase') && (
          <Button variant="subtle" color="red.9" onClick={() => actions.erase(row)}>
            {t('menu.erase')}
          </Button>
        )}
      </div>
    ),
  };
}
