import type { grantOperations } from '@visawright/contract/operations/grants.ts';
import type { Row } from './row.types.ts';

export const grantRows: Record<keyof typeof grantOperations, Row> = {
  getGrant: {
    about: 'application',
    send: (ids) => ({ query: { applicationUid: ids.application } }),
    isLoggedRead: true,
  },
  setGrant: {
    about: 'open',
    send: (ids) => ({ body: { applicationUid: ids.open, docId: ids.visa } }),
    states: ['grant.notSubmitted'],
  },
  seeGrant: { about: 'application', send: (ids) => ({ body: { applicationUid: ids.application } }) },
};
