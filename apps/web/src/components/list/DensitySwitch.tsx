import { SegmentedControl, Tooltip } from '@mantine/core';
import { IconBaselineDensityMedium, IconBaselineDensitySmall } from '@tabler/icons-react';
import { useListWords } from './list-words.ts';
import type { ListLook } from './use-list-look.ts';

const icons = { comfortable: IconBaselineDensityMedium, compact: IconBaselineDensitySmall };

export function DensitySwitch({ look }: { look: ListLook }) {
  const t = useListWords();
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
      value={look.density}
      onChange={(value) => look.change({ density: value })}
      data={data}
    />
  );
}
