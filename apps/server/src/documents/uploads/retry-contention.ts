import { setTimeout as wait } from 'node:timers/promises';
import { isContention } from '../../platform/db/is-contention.ts';
import { AppError } from '../../platform/errors/app-error.ts';

const tries = 6;

// While the documents of a large file are given to their travellers, the application is locked again and again. The next file of the same
// application waits for its turn instead of failing the whole upload.
export async function retryContention<T>(work: () => Promise<T>, pauseMs = 1_000): Promise<T> {
  for (let n = 1; ; n += 1)
    try {
      return await work();
    } catch (error) {
      const isPassing = isContention(error) || (error instanceof AppError && error.code === 'part.unavailable');
      if (!isPassing || n === tries) throw error;
      await wait(pauseMs * n);
    }
}
