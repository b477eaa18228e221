import { PersonInitials } from '../../../../components/list/badges/badges.tsx';
import type { TripTraveller } from '@visawright/contract/documents/trip.ts';
import { ChecklistText } from '../../../documents/checklist/ChecklistText.tsx';
import { useChecklistText } from '../../../documents/checklist/use-checklist-text.ts';
import { ShareDocumentButton } from './ShareDocumentButton.tsx';
import { CellLink } from './CellLink.tsx';
import type { TripGrid } from './trip-grid.ts';
import { useFamilyTexts } from '../../../../translations/family/family-texts.ts';

interface Props {
  grid: TripGrid;
  travellers: readonly TripTraveller[];
}

export function GridTable({ grid: { rows, counts }, travellers }: Props) {
  const { t } = useFamilyTexts();
  const checklistText = useChecklistText();
  return (
    <div className="family-table">
      <table aria-describedby="family-grid-help">
        <thead>
          <tr>
            <th scope="col">{t('grid.document')}</th>
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
            <tr key={item.title} data-grid-item={item.title}>
              <th scope="row">
                <ChecklistText>{item.title}</ChecklistText>
                {!isNeeded && <small>{t('grid.perhaps')}</small>}
              </th>
              {cells.map((cell) => (
                <td key={cell.traveller.application.applicationUid}>
                  <CellLink cell={cell} title={checklistText(item.title).text} isNeeded={cell.isCounted} />
                  <ShareDocumentButton cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
