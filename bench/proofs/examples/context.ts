import type { Client, Result } from '@visawright/client/create-client.ts';
import type { Caller } from '@visawright/contract/examples/example.types.ts';
import type { SampleName } from '@visawright/contract/examples/samples.ts';
import { BrokenRun } from '../../measurement.ts';
import type { PersonName } from '../access/world.types.ts';
import type { Stage } from './stage.ts';

// One example's view of the stage: what was made for it is made once.
export interface Context {
  readonly stage: Stage;
  readonly once: <T>(name: string, make: () => Promise<T>) => Promise<T>;
  readonly reply: <R>(caller: Caller, call: (client: Client) => Promise<Result<R>>, person?: PersonName) => Promise<R>;
}

type ValueOf = (context: Context) => string | Promise<string>;
export type Values = Partial<Record<SampleName, ValueOf>>;

export function createContext(stage: Stage): Context {
  const made = new Map<string, Promise<unknown>>();
  return {
    stage,
    once<T>(name: string, make: () => Promise<T>) {
      if (!made.has(name)) made.set(name, make());
      return made.get(name) as Promise<T>;
    },
    async reply(caller, call, person) {
      const result = await call(stage.clientOf(caller, person));
      if (result.ok) return result.reply;
      throw new BrokenRun(`what an example needs was refused: ${JSON.stringify(result.error)}`);
    },
  };
}
