import { IconBuildingStore, IconCornerDownRight, IconHierarchy2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { agencyPeopleLimit } from '@visawright/contract/identity/invitation-limits.ts';
import type { Agency } from '@visawright/contract/identity/staff.ts';
import type { RowDrawer } from '../../../../components/list/list.types.ts';
import { call } from '../../../../lib/api/call.ts';
import { lastActiveText, momentText } from '../../../../lib/dates/moments.ts';
import { useSession } from '../../../../lib/session/session.ts';
import { PaneState } from '../../../shared/lists/PaneState.tsx';
import { agencyLevels } from './agency-levels.ts';
import { agencyTypeText } from './agency-type-text.ts';
import { CompanyFoot } from '../companies/CompanyFoot.tsx';
import { CompanyPeople } from '../companies/CompanyPeople.tsx';
import { RequestBadge } from '../requests/RequestBadge.tsx';
import { AccountFacts } from '../AccountFacts.tsx';
import type { CompanyActions } from '../companies/use-company-actions.tsx';
import { usePeopleTexts, type PeopleTranslate } from '../../../../translations/people/people-texts.ts';

function Tree({ row }: { row: Agency }) {
  const { realm } = useSession();
  return (
    <ol className="agency-tree">
      {agencyLevels(realm.realmDisplayName, row.distributorName, row.name).map((name, at) => (
        <li key={name}>
          {at > 0 && <IconCornerDownRight size={14} aria-hidden />}
          {name === row.distributorName ? (
            <IconHierarchy2 size={15} aria-hidden />
          ) : (
            <IconBuildingStore size={15} aria-hidden />
          )}
          {name}
        </li>
      ))}
    </ol>
  );
}

const useAgency = (agencyUid: string) =>
  useQuery({
    queryKey: ['agency', agencyUid],
    queryFn: ({ signal }) => call('getAgency', { query: { agencyUid }, signal }),
  });

// The latest activity of anybody of the agency, and how many were invited.
function Activity({ row: { agencyUid } }: { row: Agency }) {
  const { t, language } = usePeopleTexts();
  const people = useAgency(agencyUid).data?.people ?? [];
  const latest = people
    .flatMap(({ lastActiveAt }) => lastActiveAt ?? [])
    .toSorted()
    .at(-1);
  const waiting = people.filter(({ isInvited, status }) => isInvited && status === 'active').length;
  return (
    <>
      <dt>{t('columns.active')}</dt>
      <dd>{latest ? lastActiveText(latest, language) : t('never')}</dd>
      <dt>{t('numbers.limit')}</dt>
      <dd>{t('numbers.ofLimit', { count: agencyPeopleLimit })}</dd>
      {waiting > 0 && (
        <>
          <dt>{t('status.invited')}</dt>
          <dd>{t('numbers.notJoined', { count: waiting })}</dd>
        </>
      )}
    </>
  );
}

function Overview({ row }: { row: Agency }) {
  const { t, language } = usePeopleTexts();
  return (
    <>
      <section className="pane-sec">
        <dl className="agency-numbers">
          {(['openApplications', 'agents', 'reviewers'] as const).map((name) => (
            <div key={name}>
              <dt>{t(`numbers.${name}`)}</dt>
              <dd>{row[name]}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="pane-sec">
        <AccountFacts status={row.status} isInvited={row.isInvited}>
          <Activity row={row} key={row.agencyUid} />
          <dt>{t('columns.type')}</dt>
          <dd>{agencyTypeText(row, t)}</dd>
          <dt>{t('columns.created')}</dt>
          <dd>{momentText(row.createdAt, language)}</dd>
          <dt>{t('columns.requests')}</dt>
          <dd>{t('requests.pending', { count: row.pendingRequests })}</dd>
        </AccountFacts>
      </section>
      <section className="pane-sec" aria-labelledby="agency-tree">
        <div className="pane-title">
          <h3 id="agency-tree">{t('agencies.where')}</h3>
        </div>
        <Tree row={row} />
      </section>
    </>
  );
}

function People({ row: { agencyUid } }: { row: Agency }) {
  return <CompanyPeople query={useAgency(agencyUid)} />;
}

function Requests({ row: { agencyUid } }: { row: Agency }) {
  const { t, language } = usePeopleTexts();
  const requests = useQuery({
    queryKey: ['requests', 'agency', agencyUid],
    queryFn: async ({ signal }) =>
      (await call('listRequests', { query: { agency: agencyUid, limit: '50' }, signal })).items,
  });
  return (
    <PaneState query={requests}>
      {(items) => (
        <section className="pane-sec">
          {items.length === 0 && <p className="pane-text">{t('requests.none')}</p>}
          {items.map((request) => (
            <div className="pane-note" key={request.requestUid}>
              <div className="pane-title">
                <h3>{t('requests.for', { count: request.people })}</h3>
                <RequestBadge status={request.status} />
              </div>
              <p>{request.reason}</p>
              <small>
                {t('requests.asked', {
                  name: request.requestedByName,
                  when: momentText(request.requestedAt, language),
                })}
              </small>
            </div>
          ))}
        </section>
      )}
    </PaneState>
  );
}

export function agencyDrawer(row: Agency, actions: CompanyActions<Agency>, t: PeopleTranslate): RowDrawer {
  const may = row.can.includes('agency.manage');
  const isPlatformAgency = row.type === 'SUPER_ADMIN';
  return {
    picture: (
      <span className="agency-tile">
        <IconBuildingStore size={20} stroke={1.6} aria-hidden />
      </span>
    ),
    subtitle: agencyTypeText(row, t),
    tabs: [
      { id: 'overview', label: t('tabs.overview'), content: () => <Overview row={row} /> },
      { id: 'people', label: t('tabs.people'), content: () => <People row={row} key={row.agencyUid} /> },
      {
        id: 'requests',
        label: t('tabs.requests'),
        ...(row.pendingRequests > 0 ? { count: row.pendingRequests } : {}),
        content: () => <Requests row={row} key={row.agencyUid} />,
      },
    ],
    foot: may && !isPlatformAgency && <CompanyFoot row={row} actions={actions} />,
  };
}
