import type { trailOperations } from '../../operations/identity/trail.ts';
import type { ExamplesOf } from '../example.types.ts';
import { samples } from '../samples.ts';

export const trailExamples: ExamplesOf<typeof trailOperations> = {
  dataAccesses: { as: 'agency', query: { applicantUid: samples.applicant, limit: '2' } },
  listTrail: { as: 'admin', query: { limit: '2' } },
  getTrailEntry: { as: 'admin', query: { entryNumber: '1' } },
  trailPeople: { as: 'admin', query: { personUid: samples.agent } },
  exportTrail: { as: 'agency', body: { personUid: samples.agent } },
  trailCheck: { as: 'admin' },
  startTrailCheck: { as: 'admin' },
};
