const pauses = [5_000, 10_000, 20_000, 40_000, 60_000] as const;

// What stopped with the network goes on with it; a line that is silent without a word is tried again by itself, ever more rarely.
export function lineRetry(goOn: () => void) {
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
