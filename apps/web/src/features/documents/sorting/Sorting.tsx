import './sorting.css';
import { useMemo, useState, type ReactNode } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { categoryText } from '../documents/value-text.ts';
import { createPictureAccess, PictureAccessContext } from '../playground/canvas/picture-access.ts';
import { RefusalNotice } from '../playground/RefusalNotice.tsx';
import type { Arrangement } from '../playground/state/arrangement-queue.ts';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';
import { useSortingTexts } from '../../../translations/sorting/sorting-texts.ts';
import { GridLegend, SortingGridTable } from './grid/SortingGridTable.tsx';
import { byNumber, QuestionPane } from './question/QuestionPane.tsx';
import { QuestionPage } from './question/QuestionPage.tsx';
import { QueueStrip } from './question/QueueStrip.tsx';
import { SomeoneDialog } from './question/SomeoneDialog.tsx';
import type { SortingGrid } from './state/sorting-grid.ts';
import { useSortingKeys } from './use-sorting-keys.ts';
import { useSortingQueue } from './use-sorting-queue.ts';

interface Props {
  arrangement: Arrangement;
  applicationUid: string;
  grid: SortingGrid;
  readAgain: () => void;
  problems: ReactNode; // files that could not be opened
}

type Announcement = { readonly text: string; readonly at: number };

// Left: what is missing for whom, and the documents in question. Right: the one that is answered now.
export function Sorting({ arrangement, applicationUid, grid, readAgain, problems }: Props) {
  const { t } = useSortingTexts();
  const { t: documents } = useDocumentsTexts();
  const sorting = useSortingQueue(arrangement, applicationUid);
  const { current, choice, travellers } = sorting;
  const [turnedTo, setTurnedTo] = useState<{ docId: string; index: number } | null>(null);
  const [isLarge, setLarge] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [announcement, setAnnouncement] = useState<Announcement>({ text: '', at: 0 });
  const announce = (text: string) => setAnnouncement({ text, at: Date.now() });
  const access = useMemo(() => createPictureAccess(arrangement, readAgain), [arrangement, readAgain]);
  const last = (current?.document.pages.length ?? 1) - 1;
  const index = turnedTo !== null && turnedTo.docId === current?.docId ? Math.min(turnedTo.index, last) : 0;
  const people = current?.question?.people ?? [];

  const placeWith = (applicantUid: string | null) => {
    const name = travellers.find((one) => one.applicantUid === applicantUid)?.name ?? '';
    const category = choice?.category ? categoryText(documents, choice.category) : '';
    if (sorting.placeWith(applicantUid)) announce(t('done.placed', { name, category }));
  };
  const place = () => placeWith(choice?.applicantUid ?? null);
  // Where it is known what the page is, whose it is answers the question.
  const answerPerson = (applicantUid: string) =>
    choice?.category ? placeWith(applicantUid) : sorting.choosePerson(applicantUid);
  const discard = (why: 'duplicate' | 'blank' | 'nobody') => {
    if (sorting.discard()) announce(t(`done.${why}`));
  };
  const turn = (by: 1 | -1) =>
    current && setTurnedTo({ docId: current.docId, index: Math.max(0, Math.min(last, index + by)) });
  const rotate = () => {
    const page = current?.document.pages[index];
    if (!current || !page) return;
    const { docId } = current;
    arrangement.apply({ step: 'rotate', pages: [{ docId, pageUid: page.pageUid }], degrees: 90 });
  };
  useSortingKeys({
    onPerson: (number) => {
      const person = people[number - 1];
      if (person) answerPerson(person.applicantUid);
    },
    onSomeone: () => current && setAsking(true),
    onCategory: sorting.chooseCategory,
    onPlace: place,
    onUndo: () => sorting.undo() && announce(t('done.undone')),
    onRedo: () => arrangement.redo(),
    onMove: sorting.move,
    onTurn: turn,
    onEnlarge: () => current && setLarge(true),
    onDiscard: discard,
  });
  return (
    <PictureAccessContext value={access}>
      <div className="so">
        <div className="so-left">
          <SortingGridTable grid={grid} choice={choice} pages={current?.document.pages.length ?? 0} />
          <GridLegend grid={grid} onLikely={sorting.withLikely ? null : sorting.askLikely} />
          {problems}
          {sorting.queue.length > 0 && <QueueStrip sorting={sorting} />}
        </div>
        <section className="so-right" aria-label={t('question.label')}>
          <RefusalNotice arrangement={arrangement} />
          {current && choice ? (
            <>
              <QuestionPage
                item={current}
                index={index}
                isLarge={isLarge}
                onTurn={turn}
                onRotate={rotate}
                onLarge={setLarge}
              />
              <QuestionPane
                sorting={sorting}
                item={current}
                choice={choice}
                onPerson={answerPerson}
                onPlace={place}
                onSomeone={() => setAsking(true)}
              />
            </>
          ) : (
            <div className="so-done" data-state="done">
              <IconCircleCheck size={34} stroke={1.3} aria-hidden />
              <h2>{t('queue.done')}</h2>
              <p>{t(grid.reading > 0 ? 'queue.doneReading' : 'queue.doneText')}</p>
            </div>
          )}
        </section>
        {isAsking && current && (
          <SomeoneDialog
            travellers={people.slice(byNumber).flatMap(({ applicantUid }) => {
              const traveller = travellers.find((one) => one.applicantUid === applicantUid);
              return traveller ? [traveller] : [];
            })}
            onChoose={(uid) => {
              setAsking(false);
              answerPerson(uid);
            }}
            onNobody={() => {
              setAsking(false);
              discard('nobody');
            }}
            onClose={() => setAsking(false)}
          />
        )}
        <VisuallyHidden role="status" key={announcement.at}>
          {announcement.text}
        </VisuallyHidden>
      </div>
    </PictureAccessContext>
  );
}
