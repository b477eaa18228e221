import { Skeleton } from '@mantine/core';

const rows = (count: number) => Array.from({ length: count }, (_, at) => at);

export const FormSkeleton = () => (
  <>
    <div className="fr-head" aria-hidden>
      <Skeleton h={32} w={280} />
    </div>
    <div className="fr-grid" aria-hidden data-state="loading">
      <div className="fr-nav">
        {rows(8).map((at) => (
          <Skeleton key={at} h={36} mb={8} radius={6} />
        ))}
      </div>
      <div className="fr-form">
        <div className="fr-cells">
          {rows(12).map((at) => (
            <Skeleton key={at} h={54} radius={6} />
          ))}
        </div>
      </div>
      <div className="fr-source">
        <Skeleton h="60%" m={18} radius={8} />
      </div>
    </div>
  </>
);
