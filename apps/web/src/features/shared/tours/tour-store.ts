import { create } from 'zustand';

interface TourRun {
  runsAt: string | null; // path of the screen; leaving it ends the tour at once
  startedFrom: HTMLElement | null;
}

const idle: TourRun = { runsAt: null, startedFrom: null };

export const useTourRun = create<TourRun>(() => idle);

// Do not return focus into a drawer, because it is about to close.
export function startTour(path: string) {
  const from = document.activeElement;
  const isStaying = from instanceof HTMLElement && !from.closest('[role="dialog"]');
  useTourRun.setState({ runsAt: path, startedFrom: isStaying ? from : null });
}

// Without restoring focus: the screen is gone.
export const leaveTour = () => useTourRun.setState(idle);

// Restores focus; if the tour was started from the drawer, to the button that opens it.
export function endTour() {
  const { runsAt, startedFrom } = useTourRun.getState();
  if (runsAt === null) return;
  leaveTour();
  const back = startedFrom?.isConnected ? startedFrom : document.querySelector<HTMLElement>('[data-menu=open]');
  back?.focus();
}
