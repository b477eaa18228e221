import { Button } from '@mantine/core';
import type { Application } from '@visawright/contract/applications/application.ts';
import { errorText } from '../../../../translations/errors/error-text.ts';
import { ErrorLine } from '../../../../components/dialog/ErrorLine.tsx';
import { ChangeLines } from './ChangeLines.tsx';
import { useTimeline } from './use-timeline.ts';
import { useApplicationsTexts } from '../../../../translations/applications/applications-texts.ts';
import { dialogsText } from '../../../../translations/dialogs/dialogs-texts.ts';

export function TimelineTab({ row }: { row: Application }) {
  const { t } = useApplicationsTexts();
  const query = useTimeline(row.applicationUid);
  const changes = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <section className="pane-sec">
      <ChangeLines row={row} changes={changes} isBusy={query.isPending} />
      <ErrorLine message={errorText(query.error)} />
      {query.isError && (
        <Button variant="default" size="xs" mt={8} onClick={() => void query.refetch()}>
          {dialogsText('again')}
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
