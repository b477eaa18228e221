import type { ReactNode } from 'react';
import { Button, Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useDelayed } from '../../../components/list/state/use-delayed.ts';
import { errorText } from '../../../translations/errors/error-text.ts';
import { ErrorLine } from '../../../components/dialog/ErrorLine.tsx';
import './pane.css';
import { useDialogsTexts } from '../../../translations/dialogs/dialogs-texts.ts';

interface Props<T> {
  query: UseQueryResult<T>;
  children: (data: T) => ReactNode;
}

// Loading and error states of a drawer section that has its own query.
export function PaneState<T>({ query, children }: Props<T>) {
  const { t } = useDialogsTexts();
  const isSlow = useDelayed(query.isPending);
  if (query.data !== undefined) return children(query.data);
  if (query.isError)
    return (
      <div className="pane-sec">
        <ErrorLine message={errorText(query.error)} />
        <Button variant="default" size="xs" mt={10} loading={query.isFetching} onClick={() => void query.refetch()}>
          {t('again')}
        </Button>
      </div>
    );
  if (!isSlow) return null;
  return (
    <div className="pane-sec" aria-hidden>
      {[80, 60, 70].map((width) => (
        <Skeleton key={width} h={12} w={`${width}%`} my={10} />
      ))}
    </div>
  );
}
