import type { ReactNode } from 'react';
import { Button, Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useDelayed } from '../../components/list/use-delayed.ts';
import { errorWords } from '../../lib/error-words.ts';
import { ErrorLine } from '../../components/dialog/ErrorLine.tsx';
import { useDialogWords } from '../../components/dialog/dialog-words.ts';
import './pane.css';

interface Props<T> {
  query: UseQueryResult<T>;
  children: (data: T) => ReactNode;
}

// A part of a drawer that is read by itself: the shape of what comes, or why it does not.
export function PaneState<T>({ query, children }: Props<T>) {
  const t = useDialogWords();
  const isSlow = useDelayed(query.isPending);
  if (query.data !== undefined) return children(query.data);
  if (query.isError)
    return (
      <div className="pane-sec">
        <ErrorLine message={errorWords(query.error)} />
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
