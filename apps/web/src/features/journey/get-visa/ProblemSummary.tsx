import { ProblemList } from '../../../components/feedback/ProblemList.tsx';
import type { TripField } from './trip/trip.ts';
import { useGetVisaTexts } from '../../../translations/get-visa/get-visa-texts.ts';

export const fieldId = (field: TripField | 'agent') => `trip-${field}`;

export function ProblemSummary({ problems, tries }: { problems: readonly TripField[]; tries: number }) {
  const { t } = useGetVisaTexts();
  return (
    <ProblemList
      className="trip-summary"
      title={t('summary', { count: problems.length })}
      problems={problems.map((field) => ({ fieldId: fieldId(field), text: t(`problems.${field}`) }))}
      tries={tries}
    />
  );
}
