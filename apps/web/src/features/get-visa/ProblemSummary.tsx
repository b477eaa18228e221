import { ProblemList } from '../../components/ProblemList.tsx';
import { useTranslation } from '../../lib/words.ts';
import type { TripField } from './trip.ts';

export const fieldId = (field: TripField | 'agent') => `trip-${field}`;

export function ProblemSummary({ problems, tries }: { problems: readonly TripField[]; tries: number }) {
  const { t } = useTranslation('getVisa');
  return (
    <ProblemList
      className="trip-summary"
      title={t('summary', { count: problems.length })}
      problems={problems.map((field) => ({ fieldId: fieldId(field), text: t(`problems.${field}`) }))}
      tries={tries}
    />
  );
}
