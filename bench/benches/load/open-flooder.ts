import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { BrokenRun } from '../../measurement.ts';
import type { Answer } from '../../traffic/open-sender.ts';
import type { BusyRealm } from './busy-realm.ts';

export interface FloodOrder {
  readonly port: number;
  readonly url: string;
  readonly busy: BusyRealm; // without what makes tokens: those it has are enough
}
export interface FloodWave {
  readonly perSecond: number;
  readonly seconds: number;
}

export interface Flooder {
  send(wave: FloodWave): Promise<Answer[]>;
  close(): void;
}

// A process of its own, so that the others' calls do not wait behind the flood before they are even sent.
export async function openFlooder(order: FloodOrder): Promise<Flooder> {
  const child = fork(join(import.meta.dirname, 'flood-process.ts'), [], { execArgv: ['--no-warnings'] });
  const { realm, ...rest } = order.busy;
  const { path, realmId, password } = realm;
  child.send({ ...order, busy: { ...rest, agents: [], realm: { path, realmId, password } } });
  await once(child, 'message');
  return {
    async send(wave) {
      const ended = once(child, 'exit').then(() => {
        throw new BrokenRun('the flooding process ended');
      });
      child.send(wave);
      const [answers] = (await Promise.race([once(child, 'message'), ended])) as [Answer[]];
      return answers;
    },
    close: () => child.kill('SIGKILL'),
  };
}
