import { Button } from '@mantine/core';
import type { Application } from '@visawright/contract/application.ts';
import { errorWords } from '../../../lib/error-words.ts';
import { ErrorLine } from '../../../components/dialog/ErrorLine.tsx';
import { useApplicationWords } from '../application-words.ts';
import { ChangeLines } from './ChangeLines.tsx';
import { useTimeline } from './use-timeline.ts';

export function TimelineTab({ row }: { row: Application }) {
  const { t } = useApplicationWords();
  const query = useTimeline(row.applicationUid);
  const changes = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <section className="pane-sec">
      <ChangeLines row={row} changes={changes} isBusy={query.isPending} />
      <ErrorLine message={errorWords(query.error)} />
      {query.isError && (
        <Button variant="default" size="xs" mt={8} onClick={() => void query.refetch()}>
          {t('dialogs:again')}
        </Button>
      )}
      {query.hasNextPage && (
        <Button
          variant="default"
          size="xs"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('change.earlier')}
        </Button>
      )}
    </section>
  );
}
