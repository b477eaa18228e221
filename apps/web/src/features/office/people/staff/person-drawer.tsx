import { Button } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { StaffPerson } from '@visawright/contract/identity/staff.ts';
import type { RowDrawer } from '../../../../components/list/list.types.ts';
import { PersonInitials } from '../../../../components/list/badges/badges.tsx';
import { lastActiveText, momentText } from '../../../../lib/dates/moments.ts';
import { mayManage, nameOf, type PeopleKind } from './people-kind.ts';
import { ResetSecondFactor } from './ResetSecondFactor.tsx';
import { AgentFigures } from './AgentFigures.tsx';
import { AccountFacts } from '../AccountFacts.tsx';
import type { PeopleActions } from './use-people-actions.tsx';
import '../../../shared/lists/pane.css';
import { usePeopleTexts, type PeopleTranslate } from '../../../../translations/people/people-texts.ts';

function Overview({ row, kind }: { row: StaffPerson; kind: PeopleKind }) {
  const { t, language } = usePeopleTexts();
  return (
    <section className="pane-sec">
      {kind === 'agents' && !row.isInvited && <AgentFigures row={row} key={row.personUid} />}
      <AccountFacts status={row.status} isInvited={row.isInvited}>
        <dt>{t('columns.email')}</dt>
        <dd>{row.email}</dd>
        <dt>{t(`${kind}.workload`)}</dt>
        <dd>
          {t(`${kind}.open`, { count: row.openApplications })}
          {kind === 'agents' && row.openApplications > 0 && (
            <>
              {' · '}
              <Link className="pane-link" to={`/applications?agent=${row.personUid}`}>
                {t('agents.show')}
              </Link>
            </>
          )}
        </dd>
        {kind === 'reviewers' && (
          <>
            <dt>{t('columns.agency')}</dt>
            <dd>{row.agencyName ?? t('platform')}</dd>
          </>
        )}
        <dt>{t('columns.active')}</dt>
        <dd>{row.lastActiveAt ? lastActiveText(row.lastActiveAt, language) : t('never')}</dd>
        <dt>{t('columns.created')}</dt>
        <dd>{momentText(row.createdAt, language)}</dd>
      </AccountFacts>
      <div className="pane-reset">
        <ResetSecondFactor person={row} />
      </div>
      {row.isInvited && row.status === 'active' && (
        <p className="pane-text" style={{ marginTop: 12 }}>
          {t('invite.waiting')}
        </p>
      )}
    </section>
  );
}

export function personDrawer(
  row: StaffPerson,
  kind: PeopleKind,
  actions: PeopleActions,
  t: PeopleTranslate,
): RowDrawer {
  const may = mayManage(kind, row);
  const isActive = row.status === 'active';
  return {
    picture: <PersonInitials name={nameOf(row)} size={36} />,
    subtitle: row.email,
    tabs: [{ id: 'overview', label: t('tabs.overview'), content: () => <Overview row={row} kind={kind} /> }],
    foot: may && (
      <div className="pane-foot">
        {isActive && row.isInvited && (
          <Button leftSection={<IconMailForward size={15} aria-hidden />} onClick={() => actions.resend(row)}>
            {t('menu.resend')}
          </Button>
        )}
        {kind === 'agents' && !row.isInvited && (
          <Button component={Link} to={`/applications?agent=${row.personUid}`}>
            {t('agents.applications')}
          </Button>
        )}
        {isActive ? (
          <Button variant="default" className="bad-button" onClick={() => actions.suspend(row)}>
            {t('menu.suspend')}
          </Button>
        ) : (
          <Button onClick={() => actions.reinstate(row)}>{t('menu.reinstate')}</Button>
        )}
      </div>
    ),
  };
}
