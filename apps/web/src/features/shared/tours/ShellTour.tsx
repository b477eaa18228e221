import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isTourSuppressed } from './tour-suppression.ts';
import { isSeen, tourAt } from './tour-flags.ts';
import { isShown } from './tour-targets.ts';
import { scheduleTour } from './schedule-tour.ts';
import { endTour, leaveTour, startTour, useTourRun } from './tour-store.ts';
import { isTourReady } from './tour-table.ts';

// Loaded when a tour starts: most visits have none.
const load = () => import('./Walkthrough.tsx');
type Walkthrough = Awaited<ReturnType<typeof load>>['Walkthrough'];

const starts = /^\/(applications|get-visa|visa-requirements|summary|document-playground|profile|form|fileUpload)?$/;

export function ShellTour() {
  const { pathname } = useLocation();
  const tour = tourAt(pathname);
  const isRunning = useTourRun(({ runsAt }) => runsAt === pathname);
  const [Walk, setWalk] = useState<Walkthrough>();
  useEffect(() => {
    if (isSeen(tour) || !starts.test(pathname)) return undefined;
    return scheduleTour({
      isReady: () =>
        !isSeen(tour) && useTourRun.getState().runsAt === null && isTourReady(tour, isShown) && !isTourSuppressed(),
      prepare: () => void load().catch(() => undefined),
      open: () => startTour(pathname),
    });
  }, [pathname, tour]);
  useEffect(() => leaveTour, [pathname]);
  useEffect(() => {
    if (!isRunning || Walk) return;
    load().then(({ Walkthrough }) => setWalk(() => Walkthrough), endTour);
  }, [isRunning, Walk]);
  return isRunning && Walk ? <Walk key={pathname} tour={tour} onClose={endTour} /> : null;
}
