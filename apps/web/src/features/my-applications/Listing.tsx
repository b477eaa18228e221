import { useRef } from 'react';
import { Button } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/application.ts';
import { today } from '../../lib/dates.ts';
import { Empty } from '../flow/Empty.tsx';
import { useUndoDelete } from '../applications/use-undo-delete.tsx';
import { arrange, chips, chosenBy, found, type Chip } from './arrange.ts';
import { Chips } from './Chips.tsx';
import { useMyApplicationWords } from './my-application-words.ts';
import { placeOf } from './place.ts';
import { subjectOf } from './subject.ts';
import { Tools } from './Tools.tsx';
import { TripCards, TripTable } from './Trips.tsx';
import { useChoice } from './use-choice.ts';
import { useWide } from './use-wide.ts';

export function Listing({ rows, own }: { rows: readonly Application[]; own: string | null }) {
  const { t, language } = useMyApplicationWords();
  const choice = useChoice();
  const isWide = useWide();
  const list = useRef<HTMLDivElement>(null);
  const place = ({ visaDetails }: Application) => placeOf(visaDetails.visaTo, language).name;
  const called = (row: Application) => subjectOf(place(row), row.applicantUid === own ? null : row.applicantName);
  const remove = useUndoDelete({
    done: (row) => t('delete.done', { subject: called(row) }),
    failed: (row, message) => t('delete.failed', { subject: called(row), message }),
    undo: t('delete.undo'),
    restored: t('delete.restored'),
  });
  const matching = found(rows, choice.search, (row) => [
    place(row),
    row.visaDetails.visaTo,
    row.reference,
    row.applicantName,
    t(`purpose.${row.visaDetails.visaCategory}`),
  ]);
  const counts = Object.fromEntries(chips.map((chip) => [chip, chosenBy(matching, chip).length])) as Record<
    Chip,
    number
  >;
  const shown = chosenBy(matching, choice.chip);
  const trips = arrange(shown, { sort: choice.sort, day: today(), own });

  // The row goes with the button that was pressed: focus moves to the one that takes its place.
  const onDelete = (row: Application) => {
    const buttons = () => [...(list.current?.querySelectorAll<HTMLElement>('.mine-more') ?? [])];
    const at = buttons().findIndex(
      (one) => one.closest<HTMLElement>('[data-application]')?.dataset['application'] === row.applicationUid,
    );
    void remove(row);
    setTimeout(() => (buttons()[at] ?? buttons().at(-1) ?? document.querySelector('h1'))?.focus(), 60);
  };

  const View = isWide ? TripTable : TripCards;
  return (
    <>
      <Tools search={choice.search} sort={choice.sort} onSearch={choice.setSearch} onSort={choice.setSort} />
      <Chips counts={counts} chosen={choice.chip} onChoose={choice.setChip} />
      <p className="unseen" role="status">
        {(choice.search || choice.chip !== 'all') && t('shown', { count: shown.length })}
      </p>
      <div ref={list} data-state={shown.length === 0 ? 'noMatch' : 'list'}>
        {shown.length > 0 ? (
          <View trips={trips} own={own} onDelete={onDelete} />
        ) : (
          <Empty icon={IconSearchOff} title={t('noMatch.title')} text={t('noMatch.text')}>
            <Button variant="default" h={48} px={22} onClick={choice.clear}>
              {t('noMatch.clear')}
            </Button>
          </Empty>
        )}
      </div>
    </>
  );
}
