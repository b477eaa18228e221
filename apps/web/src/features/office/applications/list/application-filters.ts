import { outcomes, reviewStates, statuses } from '@visawright/contract/applications/application-status.ts';
import { visaGroups } from '@visawright/contract/applications/visa-group.ts';
import type { ListFilter, ListView } from '../../../../components/list/list.types.ts';
import { offeredDestinations } from '../../../journey/get-visa/trip/offered-destinations.ts';
import { agentFilter } from '../../../shared/lists/agent-filter.ts';
import { countryText } from '../../../shared/destinations/destination-names.ts';
import type { ApplicationsTranslate } from '../../../../translations/applications/applications-texts.ts';
import { listText } from '../../../../translations/list/list-texts.ts';
import type { TextIn } from '../../../../lib/translation/define-texts.ts';

const options = <T extends string>(values: readonly T[], label: (value: T) => string) =>
  values.map((value) => ({ value, label: label(value) }));

interface For {
  t: ApplicationsTranslate;
  language: string;
  role: string;
  agentNames: ReadonlyMap<string, string>;
}

export function applicationFilters({ t, language, role, agentNames }: For): readonly ListFilter[] {
  const queue: ListFilter = {
    id: 'queue',
    label: t('filters.queue'),
    kind: 'choice',
    options: options(['open', 'decided', 'all'] as const, (word) => t(`queue.${word}`)),
  };
  const common: ListFilter[] = [
    {
      id: 'status',
      label: t('columns.status'),
      kind: 'many',
      options: options(statuses, (word) => listText(`status.${word}`)),
    },
    {
      id: 'travel',
      label: t('columns.travel'),
      kind: 'range',
      options: options(['next-7', 'next-21', 'next-90'] as const, (word) => t(`filters.${word}`)),
    },
    {
      id: 'lodge',
      label: t('columns.lodgeBy'),
      kind: 'choice',
      options: options(['late', '7', '14', '30'] as const, (word) => t(`filters.lodge-${word}`)),
    },
    {
      id: 'visaTo',
      label: t('columns.destination'),
      kind: 'many',
      options: offeredDestinations.map(({ country }) => ({ value: country, label: countryText(country, language) })),
    },
    {
      id: 'category',
      label: t('filters.category'),
      kind: 'choice',
      options: options(visaGroups, (word) => t(`category.${word}`)),
    },
  ];
  if (role === 'reviewer') return [queue, ...common];
  return [
    ...common,
    {
      id: 'review',
      label: t('columns.review'),
      kind: 'many',
      options: options(reviewStates, (word) => listText(`review.${word}`)),
    },
    {
      id: 'outcome',
      label: t('columns.outcome'),
      kind: 'many',
      options: options(outcomes, (word) => t(`outcome.${word}`)),
    },
    ...(role === 'agency' ? [agentFilter(t, agentNames)] : []),
  ];
}

const dueFirst = { key: 'lodgeBy', direction: 'asc' } as const;
const open = statuses.filter((word) => word !== 'submitted');

export function applicationViews(t: ApplicationsTranslate, role: string): readonly ListView[] {
  const view = (id: TextIn<ApplicationsTranslate, 'views'>, query: ListView['query']): ListView => ({
    id,
    label: t(`views.${id}`),
    kind: 'default',
    query,
  });
  if (role === 'reviewer')
    return [
      view('waiting', {}),
      view('decided', { filters: { queue: ['decided'] } }),
      view('everything', { filters: { queue: ['all'] } }),
    ];
  return [
    view('all', {}),
    view('soon', { filters: { travel: ['next-21'], status: open }, sort: dueFirst }),
    view('returned', { filters: { review: ['returned'] }, sort: dueFirst }),
    view('ready', { filters: { status: ['package-ready', 'online-form-completed'] }, sort: dueFirst }),
    view('drafts', { filters: { status: ['draft'] } }),
  ];
}
