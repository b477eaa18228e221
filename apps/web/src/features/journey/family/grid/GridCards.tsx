import { IconAlertTriangle, IconChevronDown } from '@tabler/icons-react';
import { PersonInitials } from '../../../../components/list/badges/badges.tsx';
import type { TripTraveller } from '@visawright/contract/documents/trip.ts';
import { useChecklistText } from '../../../documents/checklist/use-checklist-text.ts';
import { ShareDocumentButton } from './ShareDocumentButton.tsx';
import { CellLink } from './CellLink.tsx';
import type { TripGrid } from './trip-grid.ts';
import { useFamilyTexts } from '../../../../translations/family/family-texts.ts';

interface Props {
  grid: TripGrid;
  travellers: readonly TripTraveller[];
}

// Phones show one card per traveller, unfinished documents first.
export function GridCards({ grid: { rows, counts }, travellers }: Props) {
  const { t } = useFamilyTexts();
  const checklistText = useChecklistText();
  return (
    <ul className="family-cards">
      {travellers.map(({ application: { applicationUid, applicantName } }, at) => {
        const { done = 0, all = 0, attention = 0 } = counts.get(applicationUid) ?? {};
        const own = rows
          .map((row) => ({ ...row, cell: row.cells[at]! }))
          .filter(({ cell }) => cell.isCounted || cell.state !== 'notStarted')
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
                    <span aria-hidden>{checklistText(item.title).text}</span>
                    <CellLink cell={cell} title={checklistText(item.title).text} isNeeded={isNeeded} />
                    <ShareDocumentButton cell={cell} />
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
