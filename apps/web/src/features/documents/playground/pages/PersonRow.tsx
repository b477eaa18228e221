import type { ArrangedTraveller } from '@visawright/contract/documents/arrangement.ts';
import { PersonInitials } from '../../../../components/list/badges/badges.tsx';
import { usePlaygroundTexts } from '../../../../translations/playground/playground-texts.ts';

interface Props {
  traveller: ArrangedTraveller;
  pages: number;
  isOver: boolean; // a page is held above it
}

export function PersonRow({ traveller, pages, isOver }: Props) {
  const { t } = usePlaygroundTexts();
  return (
    <div
      role="rowheader"
      className="pg-person"
      data-drop="person"
      data-applicant={traveller.applicantUid}
      data-over={isOver || undefined}
    >
      <PersonInitials name={traveller.name} />
      <b>{traveller.name}</b>
      <small>{t('pages', { count: pages })}</small>
    </div>
  );
}
