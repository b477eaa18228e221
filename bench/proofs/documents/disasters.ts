import { setTimeout as wait } from 'node:timers/promises';
import type { OwnHouse } from './own-house.ts';

// One after the other, while papers come in and are read.
export const disasters = ['api', 'worker', 'postgres', 'store', 'scanner', 'disk', 'workerAgain'] as const;
export type Disaster = (typeof disasters)[number];

export async function strike(house: OwnHouse, disaster: Disaster, awaySeconds: number): Promise<void> {
  const away = async (leave: () => unknown, back: () => unknown) => {
    await leave();
    await wait(awaySeconds * 1_000);
    await back();
  };
  switch (disaster) {
    case 'api':
      return house.api.kill();
    case 'worker':
    case 'workerAgain':
      return house.worker.kill();
    case 'postgres':
      return house.postgres.restart();
    case 'store':
      return away(
        () => house.store.kill(),
        () => house.store.start(),
      );
    case 'scanner':
      return away(
        () => house.scanner.shut(),
        () => house.scanner.open(),
      );
    case 'disk':
      return away(
        () => house.store.fillDisk(),
        () => house.store.freeDisk(),
      );
  }
}
