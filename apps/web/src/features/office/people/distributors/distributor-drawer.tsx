import { IconHierarchy2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Distributor } from '@visawright/contract/identity/staff.ts';
import type { RowDrawer } from '../../../../components/list/list.types.ts';
import { call } from '../../../../lib/api/call.ts';
import { momentText } from '../../../../lib/dates/moments.ts';
import { PaneState } from '../../../shared/lists/PaneState.tsx';
import { agencyTypeText } from '../agencies/agency-type-text.ts';
import { CompanyFoot } from '../companies/CompanyFoot.tsx';
import { CompanyPeople } from '../companies/CompanyPeople.tsx';
import { AccountFacts } from '../AccountFacts.tsx';
import type { CompanyActions } from '../companies/use-company-actions.tsx';
import { usePeopleTexts, type PeopleTranslate } from '../../../../translations/people/people-texts.ts';

const useDistributor = (distributorUid: string) =>
  useQuery({
    queryKey: ['distributor', distributorUid],
    queryFn: ({ signal }) => call('getDistributor', { query: { distributorUid }, signal }),
  });

function Overview({ row }: { row: Distributor }) {
  const { t, language } = usePeopleTexts();
  return (
    <section className="pane-sec">
      <AccountFacts status={row.status}>
        <dt>{t('columns.type')}</dt>
        <dd>{t(`distributorType.${row.type}`)}</dd>
        <dt>{t('agencies.title')}</dt>
        <dd>{row.agencies}</dd>
        <dt>{t('numbers.openApplications')}</dt>
        <dd>{row.openApplications}</dd>
        <dt>{t('columns.created')}</dt>
        <dd>{momentText(row.createdAt, language)}</dd>
      </AccountFacts>
    </section>
  );
}

// Agencies of the distributor, linked to the agency list.
function Children({ row: { distributorUid } }: { row: Distributor }) {
  const { t } = usePeopleTexts();
  const query = useDistributor(distributorUid);
  return (
    <PaneState query={query}>
      {({ agencies }) => (
        <section className="pane-sec">
          {agencies.length === 0 && <p className="pane-text">{t('distributors.noAgencies')}</p>}
          <ul>
            {agencies.map((agency) => (
              <li className="pane-person" key={agency.agencyUid}>
                <IconHierarchy2 size={16} aria-hidden />
                <span>
                  <b>
                    <Link className="pane-link" to={`/agency?open=${agency.agencyUid}`}>
                      {agency.name}
                    </Link>
                  </b>
                  <small>
                    {agencyTypeText(agency, t)} · {t('agents.open', { count: agency.openApplications })}
                  </small>
                </span>
                <span>{t(`status.${agency.status}`)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </PaneState>
  );
}

const People = ({ row: { distributorUid } }: { row: Distributor }) => (
  <CompanyPeople query={useDistributor(distributorUid)} />
);

export function distributorDrawer(
  row: Distributor,
  actions: CompanyActions<Distributor>,
  t: PeopleTranslate,
): RowDrawer {
  const may = row.can.includes('distributor.manage') && row.type !== 'SUPER_ADMIN';
  return {
    picture: (
      <span className="agency-tile">
        <IconHierarchy2 size={20} stroke={1.6} aria-hidden />
      </span>
    ),
    subtitle: t(`distributorType.${row.type}`),
    tabs: [
      { id: 'overview', label: t('tabs.overview'), content: () => <Overview row={row} /> },
      {
        id: 'agencies',
        label: t('agencies.title'),
        count: row.agencies,
        content: () => <Children row={row} key={row.distributorUid} />,
      },
      { id: 'people', label: t('tabs.people'), content: () => <People row={row} key={row.distributorUid} /> },
    ],
    foot: may && <CompanyFoot row={row} actions={actions} />,
  };
}
