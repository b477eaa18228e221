import { create } from 'zustand';

interface TourRun {
  running: boolean;
  startedFrom: HTMLElement | null;
}

export const useTourRun = create<TourRun>(() => ({ running: false, startedFrom: null }));

export const startTour = () =>
  useTourRun.setState({ running: true, startedFrom: document.activeElement as HTMLElement | null });

// Focus goes back to where the person was; from the drawer, which is closed by then, to the button that opens it.
export function endTour() {
  const { running, startedFrom } = useTourRun.getState();
  if (!running) return;
  useTourRun.setState({ running: false, startedFrom: null });
  const back = startedFrom?.isConnected ? startedFrom : document.querySelector<HTMLElement>('[data-menu=open]');
  back?.focus();
}
