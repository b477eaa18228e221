import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { isDay } from '@visawright/contract/dates/days.ts';
import { dayInZone } from '@visawright/contract/dates/time-since.ts';
import {
  comparisons,
  neighbourPeriod,
  periodKinds,
  periodOf,
  type Comparison,
  type Period,
  type PeriodKind,
} from '@visawright/contract/insight/analytics-facts.ts';
import type { AnalyticsQuery } from './analytics.api.ts';

export interface AnalyticsFilters {
  readonly kind: PeriodKind;
  readonly period: Period;
  readonly compare: Comparison;
  readonly agencyUid: string | null;
  readonly destination: string | null;
  readonly isLatest: boolean; // the period contains today
  readonly query: AnalyticsQuery;
  change(part: Partial<Record<'period' | 'day' | 'compare' | 'agency' | 'destination', string | null>>): void;
  move(direction: -1 | 1): void;
}

// Period, comparison, agency and destination are in the address and hold for every card.
export function useAnalyticsFilters(): AnalyticsFilters {
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => dayInZone(Date.now()));
  const chosen = params.get('day');
  const kind = periodKinds.find((each) => each === params.get('period')) ?? 'month';
  const period = periodOf(kind, isDay(chosen) ? chosen : today);
  const compare = comparisons.find((each) => each === params.get('compare')) ?? 'previous';
  const [agencyUid, destination] = [params.get('agency'), params.get('destination')];
  const change: AnalyticsFilters['change'] = (part) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(part)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  return {
    kind,
    period,
    compare,
    agencyUid,
    destination,
    isLatest: period.from <= today && today <= period.to,
    query: {
      ...period,
      compare,
      ...(agencyUid && { agencyUid }),
      ...(destination && { destination }),
    },
    change,
    move: (direction) => change({ day: neighbourPeriod(kind, period, direction).from }),
  };
}
