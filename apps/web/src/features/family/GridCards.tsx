import { IconAlertTriangle, IconChevronDown } from '@tabler/icons-react';
import { PersonInitials } from '../../components/list/marks.tsx';
import type { TripTraveller } from '@visawright/contract/trip.ts';
import { usePaperWords } from '../guidelines/use-paper-words.ts';
import { AlsoFor } from './AlsoFor.tsx';
import { CellLink } from './CellLink.tsx';
import { useFamilyWords } from './family-words.ts';
import type { Grid } from './trip-grid.ts';

interface Props {
  grid: Grid;
  travellers: readonly TripTraveller[];
}

// On a phone one card a traveller; inside, what is not done first.
export function GridCards({ grid: { rows, counts }, travellers }: Props) {
  const { t } = useFamilyWords();
  const said = usePaperWords();
  return (
    <ul className="family-cards">
      {travellers.map(({ application: { applicationUid, applicantName } }, at) => {
        const { done = 0, all = 0, attention = 0 } = counts.get(applicationUid) ?? {};
        const own = rows
          .map((row) => ({ ...row, cell: row.cells[at]! }))
          .filter(({ isNeeded, cell }) => isNeeded || cell.state !== 'notStarted')
          .toSorted((a, b) => Number(a.cell.state === 'done') - Number(b.cell.state === 'done'));
        return (
          <li key={applicationUid}>
            <details>
              <summary>
                <PersonInitials name={applicantName} size={30} />
                <span>
                  <b>{applicantName}</b>
                  <small>{t('grid.summary', { done, all })}</small>
                </span>
                {attention > 0 && (
                  <em>
                    <IconAlertTriangle size={16} stroke={1.9} aria-hidden />
                    {t('strip.attention', { count: attention })}
                  </em>
                )}
                <IconChevronDown size={18} aria-hidden />
              </summary>
              <ul>
                {own.map(({ item, isNeeded, cell }) => (
                  <li key={item.title}>
                    <span aria-hidden>{said(item.title).text}</span>
                    <CellLink cell={cell} title={said(item.title).text} isNeeded={isNeeded} />
                    <AlsoFor cell={cell} />
                  </li>
                ))}
              </ul>
            </details>
          </li>
        );
      })}
    </ul>
  );
}
