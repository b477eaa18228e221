import { useLayoutEffect, useState } from 'react';
import { toCalendarDate, today, toStoredDate } from '../../lib/dates.ts';
import { useSession } from '../../lib/session.ts';
import { flowCountry } from '../flow/flow-query.ts';
import { changeFlow, useFlow } from '../flow/flow-store.ts';
import { changeDetails } from './change-details.ts';
import { chosenDates } from './chosen-dates.ts';
import { detailProblems } from './detail-problems.ts';

// The answers of this screen are the flow's own: each is kept as it is given.
export function useDetails() {
  const flow = useFlow();
  const { user } = useSession();
  const [firstDay, setFirstDay] = useState<string | null>(null);
  const change = (part: Parameters<typeof changeDetails>[1]) => changeFlow(changeDetails(useFlow.getState(), part));

  // Most journeys begin at home and are holidays: both can be changed, neither has to be tapped.
  const lacks = flow.fromCountry === null || flow.category === null;
  const home = flowCountry(user.address.country) ?? flowCountry('IND');
  useLayoutEffect(() => {
    if (!lacks) return;
    const { fromCountry, category } = useFlow.getState();
    change({ fromCountry: fromCountry ?? home, category: category ?? 'Tourism' });
  });

  const choose = (from: string | null, to: string | null) => {
    if (from && to) changeFlow({ fromDate: toStoredDate(from), toDate: toStoredDate(to) });
    setFirstDay(to ? null : toCalendarDate(from));
  };
  return {
    flow,
    dates: chosenDates(flow, today()),
    firstDay,
    problems: detailProblems(flow, today(), firstDay),
    change,
    choose,
    isFromProfile: home !== null && user.address.country !== null && flow.nationality?.countryISO === home.countryISO,
  };
}
