import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { toCalendarDate, today, toStoredDate } from '../../../lib/dates/dates.ts';
import { useSession } from '../../../lib/session/session.ts';
import { flowCountry } from '../flow/state/flow-query.ts';
import { changeFlow, useFlow } from '../flow/state/flow-store.ts';
import { changeDetails } from './change-details.ts';
import { chosenDates } from './chosen-dates.ts';
import { detailProblems } from './detail-problems.ts';

type Part = Parameters<typeof changeDetails>[1];
export const changeAnswer = (part: Part) => changeFlow(changeDetails(useFlow.getState(), part));

// Answers are stored in the flow as they are given.
export function useDetails() {
  const flow = useFlow();
  const { user } = useSession();
  const [firstDay, setFirstDay] = useState<string | null>(null);

  // Defaults for the most common case: a holiday that starts in the home country.
  const lacks = flow.fromCountry === null || flow.category === null;
  const home = flowCountry(user.address.country) ?? flowCountry('IND');
  useLayoutEffect(() => {
    if (!lacks) return;
    const { fromCountry, category } = useFlow.getState();
    changeAnswer({ fromCountry: fromCountry ?? home, category: category ?? 'Tourism' });
  });

  const choose = useCallback((from: string | null, to: string | null) => {
    if (from && to) changeFlow({ fromDate: toStoredDate(from), toDate: toStoredDate(to) });
    setFirstDay(to ? null : toCalendarDate(from));
  }, []);
  const { fromDate, toDate } = flow;
  const day = today();
  return {
    flow,
    dates: useMemo(() => chosenDates({ fromDate, toDate }, day), [fromDate, toDate, day]),
    firstDay,
    problems: detailProblems(flow, day, firstDay),
    choose,
    isFromProfile: home !== null && user.address.country !== null && flow.nationality?.countryISO === home.countryISO,
  };
}
