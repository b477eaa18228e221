import { useQuery } from '@tanstack/react-query';
import { reachOf } from '@visawright/contract/platform/access.ts';
import type { Role } from '@visawright/contract/platform/roles.ts';
import { Flag } from '../../../components/Flag.tsx';
import { PersonInitials } from '../../../components/list/badges/badges.tsx';
import { call } from '../../../lib/api/call.ts';
import { fetchApplications } from '../applications/list/application-list.ts';
import { countryCode } from '../../shared/destinations/destination-names.ts';
import { useOwnIds } from '../../shared/lists/use-own-ids.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { usePaletteTexts } from '../../../translations/palette/palette-texts.ts';

const few = 5;
const limit = String(few);
type Find = (search: string, signal: AbortSignal) => Promise<PaletteEntry[]>;

const nameOf = (one: { firstName: string; lastName: string }) => `${one.firstName} ${one.lastName}`.trim();
const person = (name: string) => <PersonInitials name={name} />;

const findApplicants: Find = async (search, signal) =>
  (await call('listApplicants', { query: { search, limit }, signal })).items.map((one) => ({
    id: one.applicantUid,
    group: 'applicants',
    label: nameOf(one),
    ...(one.passportMasked ? { hint: one.passportMasked } : {}),
    mark: person(nameOf(one)),
    to: `/applicants?open=${one.applicantUid}`,
  }));

const findPeople =
  (list: 'listAgents' | 'listReviewers', path: string): Find =>
  async (search, signal) =>
    (await call(list, { query: { search, limit }, signal })).items.map((one) => ({
      id: one.personUid,
      group: 'people',
      label: nameOf(one),
      hint: one.email,
      mark: person(nameOf(one)),
      to: `${path}?open=${one.personUid}`,
    }));

const findAgencies: Find = async (search, signal) =>
  (await call('listAgencies', { query: { search, limit }, signal })).items.map((one) => ({
    id: one.agencyUid,
    group: 'companies',
    label: one.name,
    ...(one.distributorName ? { hint: one.distributorName } : {}),
    mark: person(one.name),
    to: `/agency?open=${one.agencyUid}`,
  }));

const findDistributors: Find = async (search, signal) =>
  (await call('listDistributors', { query: { search, limit }, signal })).items.map((one) => ({
    id: one.distributorUid,
    group: 'companies',
    label: one.name,
    mark: person(one.name),
    to: `/distributor?open=${one.distributorUid}`,
  }));

function findersOf(role: Role, applications: Find): Find[] {
  const may = (action: Parameters<typeof reachOf>[0]) => reachOf(action, role) !== undefined;
  return [
    ...(may('application.read') ? [applications] : []),
    ...(may('applicant.manage') ? [findApplicants] : []),
    ...(may('agent.manage') ? [findPeople('listAgents', '/agents')] : []),
    ...(may('reviewer.manage') ? [findPeople('listReviewers', '/reviewers')] : []),
    ...(may('agency.manage') ? [findAgencies] : []),
    ...(may('distributor.manage') ? [findDistributors] : []),
  ];
}

// Records found by name or reference. A failing search of one list does not hide the others.
export function useFoundEntries(text: string) {
  const { language } = usePaletteTexts();
  const own = useOwnIds();
  const applications: Find = async (search, signal) => {
    const fetch = fetchApplications(own);
    const page = await fetch({
      search,
      filters: own.role === 'reviewer' ? { queue: ['all'] } : {},
      sort: { key: 'created', direction: 'desc' },
      limit: few,
      cursor: null,
      signal,
    });
    return page.items.map((one) => ({
      id: one.applicationUid,
      group: 'applications',
      label: one.applicantName,
      hint: `${one.reference} · ${one.visaDetails.visaTo}`,
      mark: <Flag code={countryCode(one.visaDetails.visaTo) ?? 'UN'} width={20} />,
      to: `/applications?open=${one.applicationUid}`,
    }));
  };
  return useQuery({
    queryKey: ['palette', own.role, language, text],
    queryFn: async ({ signal }) => {
      const answers = await Promise.allSettled(findersOf(own.role, applications).map((find) => find(text, signal)));
      if (answers.every(({ status }) => status === 'rejected')) throw new Error('nothing answered');
      return answers.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    },
    enabled: text.length >= 2,
    staleTime: 10_000,
  });
}
