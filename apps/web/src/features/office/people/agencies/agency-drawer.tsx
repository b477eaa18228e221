import { IconBuildingStore, IconCornerDownRight, IconHierarchy2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Agency } from '@visawright/contract/identity/staff.ts';
import type { RowDrawer } from '../../../../components/list/list.types.ts';
import { call } from '../../../../lib/api/call.ts';
import { momentText } from '../../../../lib/dates/moments.ts';
import { useSession } from '../../../../lib/session/session.ts';
import { PaneState } from '../../../shared/lists/PaneState.tsx';
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
      <li>
        <IconBuildingStore size={15} aria-hidden />
        {realm.realmDisplayName}
      </li>
      {row.distributorName && (
        <li>
          <IconCornerDownRight size={14} aria-hidden />
          <IconHierarchy2 size={15} aria-hidden />
          {row.distributorName}
        </li>
      )}
      <li>
        <IconCornerDownRight size={14} aria-hidden />
        <IconBuildingStore size={15} aria-hidden />
        {row.name}
      </li>
    </ol>
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
        <AccountFacts status={row.status}>
          <dt>{t('columns.type')}</dt>
          <dd>
            {agencyTypeText(row, t)} <small>{t(`businessType.${row.businessType}`)}</small>
          </dd>
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
  const agency = useQuery({
    queryKey: ['agency', agencyUid],
    queryFn: ({ signal }) => call('getAgency', { query: { agencyUid }, signal }),
  });
  return <CompanyPeople query={agency} />;
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
