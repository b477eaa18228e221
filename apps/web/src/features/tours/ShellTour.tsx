import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isQuiet } from './quiet.ts';
import { isSeen, tourAt } from './tour-flags.ts';
import { isShown } from './tour-places.ts';
import { startSoon } from './tour-starter.ts';
import { endTour, leaveTour, startTour, useTourRun } from './tour-store.ts';
import { hasBegun } from './tour-table.ts';

// Cards and words are loaded when a tour begins: most visits have none.
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
    return startSoon({
      isReady: () => !isSeen(tour) && useTourRun.getState().runsAt === null && hasBegun(tour, isShown) && isQuiet(),
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
