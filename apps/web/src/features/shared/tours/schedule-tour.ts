import { tour } from '@visawright/contract/platform/constants.ts';

interface Start {
  isReady: () => boolean;
  prepare: () => void;
  open: () => void;
}

const retryDelayMs = (retry: number) => tour.openDelayMs * retry;

// Checks after one second and opens half a second later. Retries with growing delays while not ready.
export function scheduleTour({ isReady, prepare, open }: Start): () => void {
  let timer = setTimeout(() => look(0), tour.startDelayMs);
  const again = (retry: number) => {
    if (retry <= tour.retries) timer = setTimeout(() => look(retry), retryDelayMs(retry));
  };
  const look = (retry: number) => {
    if (!isReady()) return again(retry + 1);
    prepare();
    timer = setTimeout(() => (isReady() ? open() : again(retry + 1)), tour.openDelayMs);
  };
  return () => clearTimeout(timer);
}
