import { tour } from '@visawright/contract/constants.ts';

interface Start {
  isReady: () => boolean;
  prepare: () => void;
  open: () => void;
}

const retryDelayMs = (retry: number) => tour.openDelayMs * retry;

// Looks after a second, opens half a second later; while there is nothing to show or the person is busy, it looks again, ever later.
export function startSoon({ isReady, prepare, open }: Start): () => void {
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
