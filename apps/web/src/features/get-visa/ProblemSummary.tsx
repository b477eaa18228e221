import { useEffect, useRef } from 'react';
import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslation } from '../../lib/words.ts';
import type { TripField } from './trip.ts';

export const fieldId = (field: TripField | 'agent') => `trip-${field}`;

// Comes into focus when it appears, and again at every try; each line leads to its field.
export function ProblemSummary({ problems, tries }: { problems: readonly TripField[]; tries: number }) {
  const { t } = useTranslation('getVisa');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0) box.current?.focus();
  }, [tries]);
  if (problems.length === 0) return null;
  return (
    <div ref={box} className="trip-summary" tabIndex={-1} role="alert" aria-labelledby="trip-summary-title">
      <h2 id="trip-summary-title">
        <IconAlertCircle size={18} stroke={1.8} aria-hidden /> {t('summary', { count: problems.length })}
      </h2>
      <ul>
        {problems.map((field) => (
          <li key={field}>
            <button
              type="button"
              className="staff-link"
              onClick={() => document.getElementById(fieldId(field))?.focus()}
            >
              {t(`problems.${field}`)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
