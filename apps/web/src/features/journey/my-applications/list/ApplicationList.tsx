import { useRef } from 'react';
import { Button } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/applications/application.ts';
import { today } from '../../../../lib/dates/dates.ts';
import { EmptyState } from '../../../shared/applicant-page/EmptyState.tsx';
import { useUndoDelete } from '../../../shared/applications/use-undo-delete.tsx';
import { arrangeApplications, chips, filterByChip, searchApplications, type Chip } from './arrange-applications.ts';
import { StatusChips } from './StatusChips.tsx';
import { localizedDestination } from '../application/localized-destination.ts';
import { applicationSubject } from '../application/application-subject.ts';
import { ListTools } from './ListTools.tsx';
import { TripCards, TripTable } from './TripLists.tsx';
import { useListChoice } from './use-list-choice.ts';
import { useIsWide } from '../use-is-wide.ts';
import { useMyApplicationsTexts } from '../../../../translations/my-applications/my-applications-texts.ts';
import { applicantText } from '../../../../translations/applicant/applicant-texts.ts';

export function ApplicationList({ rows, own }: { rows: readonly Application[]; own: string | null }) {
  const { t, language } = useMyApplicationsTexts();
  const choice = useListChoice();
  const isWide = useIsWide();
  const list = useRef<HTMLDivElement>(null);
  const place = ({ visaDetails }: Application) => localizedDestination(visaDetails.visaTo, language).name;
  const called = (row: Application) =>
    applicationSubject(place(row), row.applicantUid === own ? null : row.applicantName);
  const remove = useUndoDelete({
    done: (row) => t('delete.done', { subject: called(row) }),
    failed: (row, message) => t('delete.failed', { subject: called(row), message }),
    undo: t('delete.undo'),
    restored: t('delete.restored'),
  });
  const matching = searchApplications(rows, choice.search, (row) => [
    place(row),
    row.visaDetails.visaTo,
    row.reference,
    row.applicantName,
    applicantText(`purpose.${row.visaDetails.visaCategory}`),
  ]);
  const counts = Object.fromEntries(chips.map((chip) => [chip, filterByChip(matching, chip).length])) as Record<
    Chip,
    number
  >;
  const shown = filterByChip(matching, choice.chip);
  const trips = arrangeApplications(shown, { sort: choice.sort, day: today(), own });

  // The pressed button disappears with its row, so the focus moves to the next one.
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
      <ListTools search={choice.search} sort={choice.sort} onSearch={choice.setSearch} onSort={choice.setSort} />
      <StatusChips counts={counts} chosen={choice.chip} onChoose={choice.setChip} />
      <p className="unseen" role="status">
        {(choice.search || choice.chip !== 'all') && t('shown', { count: shown.length })}
      </p>
      <div ref={list} data-state={shown.length === 0 ? 'noMatch' : 'list'}>
        {shown.length > 0 ? (
          <View trips={trips} own={own} onDelete={onDelete} />
        ) : (
          <EmptyState icon={IconSearchOff} title={t('noMatch.title')} text={t('noMatch.text')}>
            <Button variant="default" h={48} px={22} onClick={choice.clear}>
              {t('noMatch.clear')}
            </Button>
          </EmptyState>
        )}
      </div>
    </>
  );
}
