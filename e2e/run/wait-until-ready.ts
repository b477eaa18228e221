import { setTimeout as pause } from 'node:timers/promises';
import type { Child } from '../../ops/children.ts';
import { patience } from '../kit/patience.ts';

export async function waitUntilReady(
  origin: string,
  children: readonly Child[],
  seconds = 60 * patience,
): Promise<void> {
  let gone: string | undefined;
  for (const child of children) void child.ended.then((code) => (gone ??= `${child.name} ended (${code})`));
  const until = Date.now() + seconds * 1000;
  while (Date.now() < until) {
    if (gone) throw new Error(gone);
    const reply = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2000 * patience) }).catch(
      (error: unknown) => {
        // Browsers and fetch refuse some ports, such as 10080. Waiting would not help.
        if (error instanceof TypeError && error.cause instanceof Error && error.cause.message === 'bad port')
          throw new Error(`Browsers refuse the port of ${origin}. Choose another STACK_PORT_OFFSET.`);
        return undefined;
      },
    );
    if (reply?.ok) return;
    await pause(200);
  }
  throw new Error(`${origin}/readyz did not answer within ${seconds} s`);
}
