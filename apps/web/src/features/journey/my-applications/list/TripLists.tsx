import { IconUsers } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/applications/application.ts';
import { ApplicationCard } from '../application/ApplicationCard.tsx';
import { ApplicationRow } from '../application/ApplicationRow.tsx';
import type { TripGroup } from './arrange-applications.ts';
import type { EntryProps } from '../application/entry.types.ts';
import { nextAction } from '../application/next-action.ts';
import { localizedDestination } from '../application/localized-destination.ts';
import { useMyApplicationsTexts } from '../../../../translations/my-applications/my-applications-texts.ts';

interface Props {
  trips: readonly TripGroup<Application>[];
  own: string | null;
  onDelete: (row: Application) => void;
}

// Only the first pending action gets the primary button.
const mainOf = (trips: readonly TripGroup<Application>[]) =>
  trips.flatMap(({ rows }) => rows).find((row) => nextAction(row).word !== 'view')?.applicationUid;

function useEntries({ trips, own, onDelete }: Props) {
  const { t, language } = useMyApplicationsTexts();
  const main = mainOf(trips);
  return trips.map(({ key, rows }) => {
    const isParty = rows.length > 1;
    const place = localizedDestination(rows[0]!.visaDetails.visaTo, language).name;
    const nameOf = ({ applicantUid, applicantName }: Application) =>
      applicantUid !== own ? applicantName : isParty ? `${applicantName} (${t('you')})` : null;
    return {
      key,
      heading: isParty ? t('family', { place, count: rows.length }) : null,
      entries: rows.map((row): EntryProps => ({
        row,
        traveller: own === null ? null : nameOf(row),
        isMain: row.applicationUid === main,
        onDelete: () => onDelete(row),
      })),
    };
  });
}

export function TripTable(props: Props) {
  const { t } = useMyApplicationsTexts();
  const groups = useEntries(props);
  return (
    <div className="mine-sheet">
      <table className="mine-table">
        <thead>
          <tr>
            {(['destination', 'dates', 'progress', 'next', 'actions'] as const).map((column) => (
              <th key={column} scope="col">
                <span className={column === 'actions' ? 'unseen' : undefined}>{t(`columns.${column}`)}</span>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ key, heading, entries }) => (
          <tbody key={key} data-trip={heading ? entries.length : undefined}>
            {heading && (
              <tr className="mine-party">
                <th colSpan={5} scope="rowgroup">
                  <IconUsers size={17} stroke={1.7} aria-hidden />
                  {heading}
                </th>
              </tr>
            )}
            {entries.map((entry) => (
              <ApplicationRow key={entry.row.applicationUid} {...entry} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

export function TripCards(props: Props) {
  return (
    <div className="mine-cards">
      {useEntries(props).map(({ key, heading, entries }) => {
        const cards = entries.map((entry) => <ApplicationCard key={entry.row.applicationUid} {...entry} />);
        if (!heading) return cards;
        return (
          <section key={key} className="mine-party-cards" data-trip={entries.length} aria-label={heading}>
            <h2>
              <IconUsers size={18} stroke={1.7} aria-hidden />
              {heading}
            </h2>
            {cards}
          </section>
        );
      })}
    </div>
  );
}
