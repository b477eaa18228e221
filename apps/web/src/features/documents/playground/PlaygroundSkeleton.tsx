import { Skeleton } from '@mantine/core';

export const PlaygroundSkeleton = () => (
  <div className="pg-skeleton" aria-hidden data-state="loading">
    <div>
      {[0, 1, 2].map((group) => (
        <div key={group}>
          <Skeleton h={14} w="60%" mb={10} />
          <span>
            {[0, 1, 2].map((page) => (
              <Skeleton key={page} h={74} w={66} radius={5} />
            ))}
          </span>
        </div>
      ))}
    </div>
    <div>
      <Skeleton h="86%" w="min(70%, 520px)" radius={2} />
    </div>
    <div>
      {[0, 1, 2, 3, 4, 5].map((line) => (
        <Skeleton key={line} h={16} mb={16} />
      ))}
    </div>
  </div>
);
