import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { BuildAnswer, BuildOrder } from './builder.types.ts';

export interface Builder {
  ask(order: Omit<BuildOrder, 'reread'> & { readonly reread?: readonly Buffer[] }): Promise<BuildAnswer>;
  close(): Promise<void>;
}

export function openBuilder(): Builder {
  const child = fork(join(import.meta.dirname, 'builder-child.ts'), { serialization: 'advanced' });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the builder ended: ${code}`);
  });
  ended.catch(() => undefined);
  return {
    async ask(order) {
      child.send({ reread: [], ...order });
      const [answer] = (await Promise.race([once(child, 'message'), ended])) as [BuildAnswer];
      return answer;
    },
    async close() {
      child.disconnect();
      await ended.catch(() => undefined);
    },
  };
}
