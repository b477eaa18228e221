import type { ReadJob } from './engine.types.ts';
import { readDocument } from './read-pages.ts';

// The warm process behind warm.ts. It takes one job at a time and ends with its parent.
interface Asked {
  readonly id: number;
  readonly job: ReadJob;
}

process.on('disconnect', () => process.exit(0));
process.on('message', ({ id, job }: Asked) => {
  readDocument(job).then(
    (reading) => process.send?.({ id, reading }),
    (error: unknown) => process.send?.({ id, error: error instanceof Error ? error.name : 'Error' }),
  );
});
process.send?.({ ready: true });
