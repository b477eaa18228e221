import { IconUsers } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/application.ts';
import { ApplicationCard } from './ApplicationCard.tsx';
import { ApplicationRow } from './ApplicationRow.tsx';
import type { Trip } from './arrange.ts';
import type { EntryProps } from './entry.types.ts';
import { useMyApplicationWords } from './my-application-words.ts';
import { nextAction } from './next-action.ts';
import { placeOf } from './place.ts';

interface Props {
  trips: readonly Trip<Application>[];
  own: string | null;
  onDelete: (row: Application) => void;
}

// The first thing that waits for somebody is the filled button.
const mainOf = (trips: readonly Trip<Application>[]) =>
  trips.flatMap(({ rows }) => rows).find((row) => nextAction(row).word !== 'view')?.applicationUid;

function useEntries({ trips, own, onDelete }: Props) {
  const { t, language } = useMyApplicationWords();
  const main = mainOf(trips);
  return trips.map(({ key, rows }) => {
    const isParty = rows.length > 1;
    const place = placeOf(rows[0]!.visaDetails.visaTo, language).name;
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
  const { t } = useMyApplicationWords();
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
