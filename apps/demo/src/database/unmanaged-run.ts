import type { Run } from '@visawright/server/tools.ts';

// A job run without the engine: the seed waits for it.
export const unmanagedRun: Run = {
  jobId: 'demo',
  step: (_, work) => work(),
  begin: (work) => work(),
  own: () => Promise.resolve(),
};
