import { Skeleton } from '@mantine/core';
import { useMyApplicationWords } from './my-application-words.ts';

// Shaped like what comes, so that nothing jumps when it is there.
export function Bones({ isWide }: { isWide: boolean }) {
  const { t } = useMyApplicationWords();
  return (
    <div className={isWide ? 'mine-sheet mine-bones' : 'mine-cards mine-bones'} data-state="loading">
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
