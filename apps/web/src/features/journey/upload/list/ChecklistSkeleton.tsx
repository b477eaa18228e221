import { Skeleton } from '@mantine/core';
import { useDelayed } from '../../../../components/list/state/use-delayed.ts';

export function ChecklistSkeleton() {
  const isSlow = useDelayed(true);
  if (!isSlow) return null;
  return (
    <div className="up-tasks" aria-hidden>
      {[0, 1, 2, 3].map((n) => (
        <section className="up-group" key={n}>
          <Skeleton h={14} w={120} mb={10} />
          <Skeleton h={68} radius={14} />
        </section>
      ))}
    </div>
  );
}
