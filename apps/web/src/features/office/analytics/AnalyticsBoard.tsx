import './analytics.css';
import type { ReactNode } from 'react';
import { Skeleton } from '@mantine/core';
import { LoadFailure } from '../../../components/feedback/LoadFailure.tsx';
import { useDelayed } from '../../../components/list/state/use-delayed.ts';
import { useAnalyticsTexts } from '../../../translations/analytics/analytics-texts.ts';
import { useAnalytics } from './analytics.api.ts';
import { AnalyticsFilters } from './AnalyticsFilters.tsx';
import { CompaniesCard } from './cards/CompaniesCard.tsx';
import { CorrectionsCard } from './cards/CorrectionsCard.tsx';
import { DaysCard } from './cards/DaysCard.tsx';
import { DestinationsCard } from './cards/DestinationsCard.tsx';
import { FindingsCard } from './cards/FindingsCard.tsx';
import { KeyFigures } from './cards/KeyFigures.tsx';
import { OutcomesCard } from './cards/OutcomesCard.tsx';
import { PassCard } from './cards/PassCard.tsx';
import { StatusesCard } from './cards/StatusesCard.tsx';
import { StaysCard } from './cards/StaysCard.tsx';
import { StepsCard } from './cards/StepsCard.tsx';
import { WaitingCard } from './cards/WaitingCard.tsx';
import { useAnalyticsFilters } from './use-analytics-filters.ts';
import { useLists } from './use-lists.ts';
import { WeeklySummary } from './WeeklySummary.tsx';

// The numbers with their filters: a screen for admins and distributors, a tab of the settings for an agency.
export function AnalyticsBoard({ heading }: { heading: ReactNode }) {
  const { t } = useAnalyticsTexts();
  const filters = useAnalyticsFilters();
  const { data: numbers, error, isPending, isFetching, isPlaceholderData, refetch } = useAnalytics(filters.query);
  const isSlow = useDelayed(isPending);
  const lists = useLists();
  const isOfDestination = filters.destination !== null;
  return (
    <>
      <div className="staff-page-head an-head">
        {heading}
        <AnalyticsFilters filters={filters} numbers={numbers} />
      </div>
      {!numbers && error && (
        <LoadFailure title={t('failing')} error={error} isTrying={isFetching} onAgain={() => void refetch()} />
      )}
      {isSlow && !numbers && !error && <BoardSkeleton />}
      {numbers && (
        <div className="an-board" data-old={isPlaceholderData || undefined} aria-busy={isPlaceholderData}>
          <KeyFigures numbers={numbers} />
          {numbers.hidesSmallGroups && <p className="an-hidden-note">{t('hiddenNote')}</p>}
          {numbers.started.now === 0 && numbers.submitted.now === 0 && (
            <div className="an-empty" data-state="empty">
              <h2>{t('noneTitle')}</h2>
              <p>{t('noneText')}</p>
              {(filters.agencyUid ?? filters.destination) !== null && (
                <button
                  type="button"
                  className="staff-link"
                  onClick={() => filters.change({ agency: null, destination: null })}
                >
                  {t('filters.clear')}
                </button>
              )}
            </div>
          )}
          <div className="an-grid">
            <StepsCard numbers={numbers} lists={lists} />
            <DaysCard numbers={numbers} lists={lists} />
            <PassCard numbers={numbers} lists={lists} />
            <OutcomesCard numbers={numbers} lists={lists} />
            <StaysCard numbers={numbers} lists={lists} />
            <StatusesCard numbers={numbers} lists={lists} />
            <DestinationsCard numbers={numbers} lists={lists} />
            <FindingsCard numbers={numbers} lists={lists} />
            <CorrectionsCard numbers={numbers} lists={lists} isOfDestination={isOfDestination} />
            <WaitingCard numbers={numbers} lists={lists} />
            <CompaniesCard numbers={numbers} lists={lists} isOfDestination={isOfDestination} />
          </div>
          <WeeklySummary />
        </div>
      )}
    </>
  );
}

const BoardSkeleton = () => (
  <div className="an-board" aria-hidden>
    <Skeleton height={76} radius={10} />
    <div className="an-grid an-grid-skeleton">
      {Array.from({ length: 6 }, (_each, at) => (
        <Skeleton key={at} height={236} radius={10} />
      ))}
    </div>
  </div>
);
