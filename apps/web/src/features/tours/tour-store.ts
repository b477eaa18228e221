import { create } from 'zustand';

interface TourRun {
  runsAt: string | null; // the path it is about: on the next one it is over before anything of it is drawn
  startedFrom: HTMLElement | null;
}

const idle: TourRun = { runsAt: null, startedFrom: null };

export const useTourRun = create<TourRun>(() => idle);

// The drawer it may be started from is on its way out.
export function startTour(path: string) {
  const from = document.activeElement;
  const isStaying = from instanceof HTMLElement && !from.closest('[role="dialog"]');
  useTourRun.setState({ runsAt: path, startedFrom: isStaying ? from : null });
}

// The screen it was about is gone, and focus with it.
export const leaveTour = () => useTourRun.setState(idle);

// Focus goes back to where the person was; from the drawer to the button that opens it.
export function endTour() {
  const { runsAt, startedFrom } = useTourRun.getState();
  if (runsAt === null) return;
  leaveTour();
  const back = startedFrom?.isConnected ? startedFrom : document.querySelector<HTMLElement>('[data-menu=open]');
  back?.focus();
}
