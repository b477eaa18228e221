import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { LoadFailure } from '../../../../components/feedback/LoadFailure.tsx';
import { useDelayed } from '../../../../components/list/state/use-delayed.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { useSettingsTexts } from '../../../../translations/settings/settings-texts.ts';

interface Props<T> {
  title: string;
  query: UseQueryResult<T>;
  children: (data: T) => ReactNode;
}

export function LoadedSection<T>({ title, query, children }: Props<T>) {
  const { t } = useSettingsTexts();
  const { data, error, isFetching, isPending, refetch } = query;
  const isSlow = useDelayed(isPending);
  if (data !== undefined) return children(data);
  return (
    <SettingsSection title={title}>
      {error && <LoadFailure title={t('failing')} error={error} isTrying={isFetching} onAgain={() => void refetch()} />}
      {isSlow &&
        [70, 55, 62].map((width) => (
          <div key={width} className="set-row" aria-hidden>
            <i className="staff-skeleton" style={{ width: '60%' }} />
            <i className="staff-skeleton" style={{ width: `${width}%` }} />
          </div>
        ))}
    </SettingsSection>
  );
}
