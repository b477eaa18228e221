import { IconAlertTriangle } from '@tabler/icons-react';
import { longDay } from '../../../../lib/dates/dates.ts';
import type { TripWarning } from './trip-warnings.ts';
import { useDetailsTexts } from '../../../../translations/details/details-texts.ts';

interface Props {
  warnings: readonly TripWarning[];
  country: string;
  hasIndianPassport: boolean;
}

const renewed: readonly TripWarning['kind'][] = ['expiresEarly', 'issuedTooLongAgo'];

function valuesOf(warning: TripWarning, day: (day: string) => string): Record<string, string | number> {
  switch (warning.kind) {
    case 'expiresEarly':
      return { expiry: day(warning.expiry), until: day(warning.neededUntil) };
    case 'issuedTooLongAgo':
      return { issued: day(warning.issued), years: warning.years };
    case 'late':
      return { last: day(warning.lastDay) };
    case 'tight':
      return { safe: day(warning.safeDay), last: day(warning.lastDay) };
    default:
      return { days: warning.days, allowed: warning.allowed };
  }
}

// Warnings never block.
export function TripWarnings({ warnings, country, hasIndianPassport }: Props) {
  const { t, language } = useDetailsTexts();
  return (
    <div role="status" className="warnings-place">
      {warnings.length > 0 && (
        <section className="warnings" aria-labelledby="details-warnings">
          <h2 id="details-warnings">{t('warnings.title', { count: warnings.length })}</h2>
          <ul>
            {warnings.map((warning) => (
              <li key={warning.kind} data-warning={warning.kind}>
                <IconAlertTriangle size={20} stroke={1.7} aria-hidden />
                <div>
                  <h3>{t(`warnings.${warning.kind}.title`)}</h3>
                  <p>
                    {t(`warnings.${warning.kind}.text`, {
                      country,
                      ...valuesOf(warning, (day) => longDay(day, language)),
                    })}
                  </p>
                  <p>
                    {t(`warnings.${warning.kind}.remedy`)}{' '}
                    {hasIndianPassport && renewed.includes(warning.kind) && (
                      <a href="https://www.passportindia.gov.in" target="_blank" rel="noreferrer">
                        {t('warnings.renew')}
                      </a>
                    )}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
