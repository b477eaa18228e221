import { Skeleton } from '@mantine/core';
import { useMyApplicationsTexts } from '../../../translations/my-applications/my-applications-texts.ts';

// Same shape as the list, so that the layout does not jump.
export function MyApplicationsSkeleton({ isWide }: { isWide: boolean }) {
  const { t } = useMyApplicationsTexts();
  return (
    <div className={isWide ? 'mine-sheet mine-skeleton' : 'mine-cards mine-skeleton'} data-state="loading">
      <span className="unseen" role="status">
        {t('loading')}
      </span>
      {[0, 1, 2].map((row) => (
        <div key={row} className={isWide ? undefined : 'mine-card'} aria-hidden>
          <Skeleton w={42} h={28} radius={4} />
          <Skeleton w={isWide ? 130 : '45%'} h={16} />
          <Skeleton w={isWide ? 150 : '70%'} h={14} />
          <Skeleton w={isWide ? 186 : '100%'} h={6} />
          <Skeleton w={isWide ? 128 : '100%'} h={isWide ? 38 : 48} radius={10} />
        </div>
      ))}
    </div>
  );
}
