const pauses = [5_000, 10_000, 20_000, 40_000, 60_000] as const;

// Retries when the browser comes back online, and on a timer with growing pauses, because not every outage is reported.
export function connectionRetry(goOn: () => void) {
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = () => {
    clearTimeout(timer);
    timer = undefined;
    goOn();
  };
  globalThis.addEventListener?.('online', () => {
    tries = 0;
    now();
  });
  return {
    worked: () => void (tries = 0),
    failed: () => {
      timer ??= setTimeout(now, pauses[Math.min(tries++, pauses.length - 1)]);
    },
  };
}
