import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Failing } from '../../components/Failing.tsx';
import { useDelayed } from '../../components/list/use-delayed.ts';
import { useTranslation } from '../../lib/words.ts';
import { Section } from './Section.tsx';

interface Props<T> {
  title: string;
  query: UseQueryResult<T>;
  children: (data: T) => ReactNode;
}

export function LoadedSection<T>({ title, query, children }: Props<T>) {
  const { t } = useTranslation('settings');
  const { data, error, isFetching, isPending, refetch } = query;
  const isSlow = useDelayed(isPending);
  if (data !== undefined) return children(data);
  return (
    <Section title={title}>
      {error && <Failing title={t('failing')} error={error} isTrying={isFetching} onAgain={() => void refetch()} />}
      {isSlow &&
        [70, 55, 62].map((width) => (
          <div key={width} className="set-row" aria-hidden>
            <i className="staff-bone" style={{ width: '60%' }} />
            <i className="staff-bone" style={{ width: `${width}%` }} />
          </div>
        ))}
    </Section>
  );
}
