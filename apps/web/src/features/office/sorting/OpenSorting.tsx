import { useCallback, useState, type DragEvent } from 'react';
import { IconFiles } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/applications/application.ts';
import { useStore } from 'zustand';
import { LoadFailure } from '../../../components/feedback/LoadFailure.tsx';
import { useDelayed } from '../../../components/list/state/use-delayed.ts';
import { useLiveNamedApplication, useNamedApplication } from '../../documents/documents/people.api.ts';
import { useArrangement } from '../../documents/playground/state/use-arrangement.ts';
import { Sorting } from '../../documents/sorting/Sorting.tsx';
import { sortingGridOf } from '../../documents/sorting/state/sorting-grid.ts';
import { TransferList } from '../../documents/upload/TransferList.tsx';
import { PlaygroundSkeleton } from '../../documents/playground/PlaygroundSkeleton.tsx';
import { useSortingTexts } from '../../../translations/sorting/sorting-texts.ts';
import { AddTripFiles, useTripFiles } from './AddTripFiles.tsx';
import { FileProblems } from './FileProblems.tsx';
import { SortingHead } from './SortingHead.tsx';
import { useNeededCategories } from './use-needed-categories.ts';

// The pages of everyone who travels with an application, sorted by the server and, where it is unsure, by a person.
export function OpenSorting({ applicationUid }: { applicationUid: string }) {
  const { t } = useSortingTexts();
  const application = useNamedApplication(applicationUid);
  useLiveNamedApplication(applicationUid);
  const isSlow = useDelayed(application.isPending);
  if (application.data) return <TripSorting row={application.data} />;
  if (application.isError)
    return (
      <LoadFailure
        title={t('failing')}
        error={application.error}
        isTrying={application.isFetching}
        onAgain={() => void application.refetch()}
      />
    );
  return isSlow && <PlaygroundSkeleton />;
}

function TripSorting({ row }: { row: Application }) {
  const { t } = useSortingTexts();
  const { applicationUid, applicantUid } = row;
  const { arrangement, read } = useArrangement({ applicationUid });
  const travellers = useStore(arrangement.store, ({ shown }) => shown);
  const grid = sortingGridOf(travellers, useNeededCategories(row));
  const files = useTripFiles(row, travellers);
  const [isOver, setOver] = useState(false);
  const { refetch } = read;
  const readAgain = useCallback(() => void refetch(), [refetch]);
  const isSlow = useDelayed(read.isPending);
  const isEmpty = travellers.every(({ documents }) => documents.length === 0);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void files.take([...event.dataTransfer.files]);
  };
  return (
    // oxlint-disable-next-line no-noninteractive-element-interactions -- dropping is a shortcut; the button does the same
    <div
      className="so-screen"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={drop}
    >
      <SortingHead arrangement={arrangement} row={row} grid={grid} files={files} />
      <div className="pg-transfers docs">
        <TransferList applicantUid={applicantUid} onStored={() => refetch()} onOpen={() => undefined} />
      </div>
      {read.isError && !read.data ? (
        <LoadFailure title={t('failing')} error={read.error} isTrying={read.isFetching} onAgain={readAgain} />
      ) : !read.data || travellers.length === 0 ? (
        isSlow && <PlaygroundSkeleton />
      ) : isEmpty ? (
        <div className="staff-center" data-state="empty">
          <IconFiles size={34} stroke={1.3} color="var(--faint)" aria-hidden />
          <h2 className="staff-state-title">{t('empty.title')}</h2>
          <p className="so-empty-text">{t('empty.text')}</p>
          <AddTripFiles files={files} isMain />
        </div>
      ) : (
        <Sorting
          arrangement={arrangement}
          applicationUid={applicationUid}
          grid={grid}
          readAgain={readAgain}
          problems={<FileProblems travellers={travellers} />}
        />
      )}
      {isOver && <p className="so-drop">{t('drop')}</p>}
      {files.dialog}
    </div>
  );
}
