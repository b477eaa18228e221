import { PersonInitials } from '../../components/list/marks.tsx';
import type { TripTraveller } from '@visawright/contract/trip.ts';
import { Said } from '../guidelines/Said.tsx';
import { usePaperWords } from '../guidelines/use-paper-words.ts';
import { AlsoFor } from './AlsoFor.tsx';
import { CellLink } from './CellLink.tsx';
import { useFamilyWords } from './family-words.ts';
import type { Grid } from './trip-grid.ts';

interface Props {
  grid: Grid;
  travellers: readonly TripTraveller[];
}

export function GridTable({ grid: { rows, counts }, travellers }: Props) {
  const { t } = useFamilyWords();
  const said = usePaperWords();
  return (
    <div className="family-table">
      <table aria-describedby="family-grid-help">
        <thead>
          <tr>
            <th scope="col">{t('grid.paper')}</th>
            {travellers.map(({ application: { applicationUid, applicantName } }) => (
              <th scope="col" key={applicationUid}>
                <PersonInitials name={applicantName} size={24} />
                <span>{applicantName}</span>
                <small>{t('grid.summary', { ...(counts.get(applicationUid) as { done: number; all: number }) })}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ item, isNeeded, cells }) => (
            <tr key={item.title} data-grid-paper={item.title}>
              <th scope="row">
                <Said>{item.title}</Said>
                {!isNeeded && <small>{t('grid.perhaps')}</small>}
              </th>
              {cells.map((cell) => (
                <td key={cell.traveller.application.applicationUid}>
                  <CellLink cell={cell} title={said(item.title).text} isNeeded={isNeeded} />
                  <AlsoFor cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
