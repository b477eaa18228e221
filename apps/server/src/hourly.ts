import type { Logger } from 'pino';

// Work that may run late, twice, or in several copies at once. A failure is noted and the next hour tries again.
export function hourly(log: Logger, what: string, work: () => Promise<number>): { close(): void } {
  const turn = async () => {
    const deleted = await work();
    if (deleted > 0) log.info({ deleted }, `${what} deleted`);
  };
  const timer = setInterval(() => {
    turn().catch((error: Error) => log.warn({ cause: error.name }, `${what} could not be deleted`));
  }, 3_600_000);
  timer.unref();
  return { close: () => clearInterval(timer) };
}
