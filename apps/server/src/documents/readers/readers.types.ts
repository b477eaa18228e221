import type { DocumentReading, ReadJob, ReaderWork } from '@visawright/reading/engine.types.ts';

// What the worker sends to the readers, and what they reply. A message without a job cancels the job with this id.
export interface ReadRequest {
  readonly id: number;
  readonly job?: ReadJob;
  readonly timeoutMs?: number | undefined;
}

export interface ReadReply {
  readonly id: number;
  readonly reading?: DocumentReading;
  readonly work?: ReaderWork;
  readonly error?: string;
}
