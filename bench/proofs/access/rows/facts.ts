import type { factOperations } from '@visawright/contract/operations/facts.ts';
import type { Row } from './row.types.ts';

const about = { formId: 'germany', key: 'site:portal' };

export const factRows: Record<keyof typeof factOperations, Row> = {
  listFacts: { about: 'nothing', send: () => ({ query: { limit: '5' } }) },
  getFact: { about: 'nothing', send: () => ({ query: about }) },
  checkFact: {
    about: 'nothing',
    send: () => ({ body: { ...about, sha256: '0'.repeat(64) } }),
    states: ['fact.changedMeanwhile'],
  },
  realmFacts: { about: 'nothing', send: () => ({ query: { formId: 'germany' } }) },
};
