import { ActionIcon, Button, Select, SegmentedControl } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconDownload } from '@tabler/icons-react';
import { comparisons, periodKinds } from '@visawright/contract/insight/analytics-facts.ts';
import type { Analytics } from '@visawright/contract/insight/analytics.ts';
import { destinations } from '@visawright/forms/destinations/destinations.ts';
import { clockTime, shortRange } from '../../../lib/dates/dates.ts';
import { csvFile } from '../../../lib/files/csv.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useAnalyticsTexts } from '../../../translations/analytics/analytics-texts.ts';
import { countryText } from '../../shared/destinations/destination-names.ts';
import { useAgencyChoices } from './analytics.api.ts';
import { useKeyFigures } from './cards/KeyFigures.tsx';
import type { AnalyticsFilters as Filters } from './use-analytics-filters.ts';

export function AnalyticsFilters({ filters, numbers }: { filters: Filters; numbers: Analytics | undefined }) {
  const { t, language } = useAnalyticsTexts();
  const choosesAgency = useSession().user.role[0] !== 'agency';
  const { data: agencies = [] } = useAgencyChoices(choosesAgency);
  const { kind, period, compare, agencyUid, destination, isLatest, change, move } = filters;
  const range = shortRange(period.from, period.to, language);
  return (
    <div className="an-filters" role="group" aria-label={t('filters.label')}>
      <SegmentedControl
        size="xs"
        aria-label={t('filters.period')}
        value={kind}
        onChange={(value) => change({ period: value })}
        data={periodKinds.map((value) => ({ value, label: t(`filters.kind.${value}`) }))}
      />
      <span className="an-period">
        <ActionIcon variant="default" size={30} aria-label={t('filters.earlier')} onClick={() => move(-1)}>
          <IconChevronLeft size={15} aria-hidden />
        </ActionIcon>
        <span aria-live="polite">
          {range}
          {isLatest && numbers && <small> {t('until', { time: clockTime(numbers.isCountedTo, language) })}</small>}
        </span>
        <ActionIcon
          variant="default"
          size={30}
          aria-label={t('filters.later')}
          disabled={isLatest}
          onClick={() => move(1)}
        >
          <IconChevronRight size={15} aria-hidden />
        </ActionIcon>
      </span>
      <Select
        size="xs"
        aria-label={t('filters.compare')}
        value={compare}
        allowDeselect={false}
        onChange={(value) => change({ compare: value })}
        data={comparisons.map((value) => ({ value, label: t(`filters.comparison.${value}`) }))}
      />
      {choosesAgency && (
        <Select
          size="xs"
          aria-label={t('filters.agency')}
          placeholder={t('filters.allAgencies')}
          value={agencyUid}
          clearable
          searchable
          onChange={(value) => change({ agency: value })}
          data={agencies.map((agency) => ({ value: agency.agencyUid, label: agency.name }))}
        />
      )}
      <Select
        size="xs"
        aria-label={t('filters.destination')}
        placeholder={t('filters.allDestinations')}
        value={destination}
        clearable
        searchable
        onChange={(value) => change({ destination: value })}
        data={destinations.map(({ country }) => ({ value: country, label: countryText(country, language) }))}
      />
      {numbers && <ExportFigures numbers={numbers} />}
    </div>
  );
}

// The key figures as a file; each card has its own.
function ExportFigures({ numbers }: { numbers: Analytics }) {
  const { t } = useAnalyticsTexts();
  const figures = useKeyFigures(numbers);
  const save = () =>
    saveFile(
      csvFile([
        [t('figures.figure'), t('columns.now'), t('columns.was'), t('columns.change')],
        ...figures.map(({ id, now, was, change }) => [t(`figures.${id}`), now, was, change?.text]),
      ]),
      `analytics-${numbers.period.from}.csv`,
    );
  return (
    <Button size="xs" variant="default" leftSection={<IconDownload size={15} aria-hidden />} onClick={save}>
      {t('filters.export')}
    </Button>
  );
}
