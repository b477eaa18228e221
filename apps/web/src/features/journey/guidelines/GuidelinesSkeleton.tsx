import { Skeleton } from '@mantine/core';
import { useDelayed } from '../../../components/list/state/use-delayed.ts';
import { useGuidelinesTexts } from '../../../translations/guidelines/guidelines-texts.ts';

// Shown only if loading is slow.
export function GuidelinesSkeleton() {
  const { t } = useGuidelinesTexts();
  const isSlow = useDelayed(true);
  return (
    <div className="guide-skeleton" role="status" data-state="loading">
      <h2 className="unseen">{t('loading')}</h2>
      {isSlow &&
        [340, 76, 76, 76, 76].map((height, at) => (
          <div key={at} className="guide-skeleton-row" style={{ height }} aria-hidden>
            <Skeleton h={40} w={40} radius={10} />
            <div>
              <Skeleton h={14} w="34%" />
              <Skeleton h={12} w="58%" mt={10} />
            </div>
          </div>
        ))}
    </div>
  );
}
