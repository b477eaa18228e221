import { Switch } from '@mantine/core';
import { useAnalyticsTexts } from '../../../translations/analytics/analytics-texts.ts';
import { usePreferences, useSavePreferences } from '../../shared/preferences/preferences.api.ts';

export function WeeklySummary() {
  const { t } = useAnalyticsTexts();
  const { data } = usePreferences();
  const save = useSavePreferences();
  if (!data) return null;
  return (
    <Switch
      size="sm"
      label={t('weekly')}
      checked={data.weeklyNumbers ?? false}
      onChange={(event) => save.mutate({ weeklyNumbers: event.currentTarget.checked })}
    />
  );
}
