import { Select } from '@mantine/core';
import { useIntegrationsTexts } from '../../../../translations/integrations/integrations-texts.ts';

const offered = [1, 3, 6, 12];

export function MonthsSelect({ value, onChange }: { value: number; onChange: (months: number) => void }) {
  const { t } = useIntegrationsTexts();
  return (
    <Select
      label={t('keys.months')}
      allowDeselect={false}
      data={offered.map((months) => ({ value: String(months), label: t('keys.month', { count: months }) }))}
      value={String(value)}
      onChange={(months) => onChange(Number(months))}
    />
  );
}
