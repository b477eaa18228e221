import { create } from 'zustand';

interface TourRun {
  running: boolean;
  startedFrom: HTMLElement | null;
}

const idle: TourRun = { running: false, startedFrom: null };

export const useTourRun = create<TourRun>(() => idle);

// The drawer it may be started from is on its way out.
export function startTour() {
  const from = document.activeElement;
  const isStaying = from instanceof HTMLElement && !from.closest('[role="dialog"]');
  useTourRun.setState({ running: true, startedFrom: isStaying ? from : null });
}

// The screen it was about is gone, and focus with it.
export const leaveTour = () => useTourRun.setState(idle);

// Focus goes back to where the person was; from the drawer to the button that opens it.
export function endTour() {
  const { running, startedFrom } = useTourRun.getState();
  if (!running) return;
  leaveTour();
  const back = startedFrom?.isConnected ? startedFrom : document.querySelector<HTMLElement>('[data-menu=open]');
  back?.focus();
}
