import { Skeleton } from '@mantine/core';
import { useDelayed } from '../../components/list/use-delayed.ts';
import { useGuidelinesWords } from './guidelines-words.ts';

// The shape of the list, once it is slow to come.
export function Bones() {
  const { t } = useGuidelinesWords();
  const isSlow = useDelayed(true);
  return (
    <div className="guide-bones" role="status" data-state="loading">
      <h2 className="unseen">{t('loading')}</h2>
      {isSlow &&
        [340, 76, 76, 76, 76].map((height, at) => (
          <div key={at} className="bone" style={{ height }} aria-hidden>
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
