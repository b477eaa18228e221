import type { handoffOperations } from '../operations/handoff.ts';
import type { ExamplesOf } from './example.types.ts';
import { samples } from './samples.ts';

const handoff = { handoffUid: samples.handoff };

export const handoffExamples: ExamplesOf<typeof handoffOperations> = {
  createHandoff: {
    as: 'agent',
    body: { applicantUid: samples.applicant, applicationUid: samples.openApplication },
  },
  handoffState: { as: 'agent', query: handoff },
  cancelHandoff: { as: 'agent', body: handoff },
  claimHandoff: {
    as: 'nobody',
    body: { code: samples.handoffCode, credential: 'dGhpcyBwaG9uZSBjaG9zZSAzMiByYW5kb20gYnl0ZXM' },
  },
};
