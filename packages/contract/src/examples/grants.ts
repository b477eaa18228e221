import type { grantOperations } from '../operations/grants.ts';
import type { ExamplesOf } from './example.types.ts';
import { samples } from './samples.ts';

const granted = { applicationUid: samples.application };

export const grantExamples: ExamplesOf<typeof grantOperations> = {
  getGrant: { as: 'agent', query: granted },
  setGrant: {
    as: 'agent',
    body: { applicationUid: samples.submittedApplication, docId: samples.issuedVisa },
  },
  seeGrant: { as: 'agent', body: granted },
};
