import { SegmentedControl, Tooltip } from '@mantine/core';
import { IconBaselineDensityMedium, IconBaselineDensitySmall } from '@tabler/icons-react';
import type { ColumnSettingsState } from './use-column-settings.ts';
import { useListTexts } from '../../../translations/list/list-texts.ts';

const icons = { comfortable: IconBaselineDensityMedium, compact: IconBaselineDensitySmall };

export function DensitySwitch({ columnSettings }: { columnSettings: ColumnSettingsState }) {
  const { t } = useListTexts();
  const data = (['comfortable', 'compact'] as const).map((value) => {
    const Icon = icons[value];
    const label = (
      <Tooltip label={t(`show.${value}`)}>
        <span className="list-density">
          <Icon size={15} aria-hidden />
          <span className="unseen">{t(`show.${value}`)}</span>
        </span>
      </Tooltip>
    );
    return { value, label };
  });
  return (
    <SegmentedControl
      size="xs"
      className="list-density-switch"
      aria-label={t('show.density')}
      value={columnSettings.density}
      onChange={(value) => columnSettings.change({ density: value })}
      data={data}
    />
  );
}
