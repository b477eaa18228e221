import { setTimeout as wait } from 'node:timers/promises';
import type { OwnStack } from './own-stack.ts';

// Failures injected one after the other while documents are received and read.
export const disasters = ['api', 'worker', 'postgres', 'store', 'scanner', 'disk', 'workerAgain'] as const;
export type Disaster = (typeof disasters)[number];

export async function strike(stack: OwnStack, disaster: Disaster, awaySeconds: number): Promise<void> {
  const away = async (leave: () => unknown, back: () => unknown) => {
    await leave();
    await wait(awaySeconds * 1_000);
    await back();
  };
  switch (disaster) {
    case 'api':
      return stack.api.kill();
    case 'worker':
    case 'workerAgain':
      return stack.worker.kill();
    case 'postgres':
      return stack.postgres.restart();
    case 'store':
      return away(
        () => stack.store.kill(),
        () => stack.store.start(),
      );
    case 'scanner':
      return away(
        () => stack.scanner.shut(),
        () => stack.scanner.open(),
      );
    case 'disk':
      return away(
        () => stack.store.fillDisk(),
        () => stack.store.freeDisk(),
      );
  }
}
