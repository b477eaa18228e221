import type { ReadJob } from './engine.types.ts';
import { readDocuments } from './read-documents.ts';

// The process started by open-readers.ts. It takes one job at a time and ends with its parent.
interface Asked {
  readonly id: number;
  readonly job: ReadJob;
}

process.on('disconnect', () => process.exit(0));
process.on('message', ({ id, job }: Asked) => {
  const startedMs = Date.now();
  readDocuments(job).then(
    (reading) => process.send?.({ id, reading, startedMs, endedMs: Date.now() }),
    (error: unknown) => process.send?.({ id, error: error instanceof Error ? error.name : 'Error' }),
  );
});
process.send?.({ ready: true });
