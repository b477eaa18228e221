import type { Handlers } from '../http/call.ts';
import { createDistributor } from './create-distributor.ts';
import { getDistributor } from './get-distributor.ts';
import { listDistributors } from './list-distributors.ts';
import { setDistributorStanding } from './set-distributor-standing.ts';

export const distributorHandlers = {
  listDistributors: ({ db, actor }, { query }) => listDistributors(db, actor, query),
  getDistributor: ({ db, actor }, { query }) => getDistributor(db, actor, query.distributorUid),
  createDistributor: (call, { body }) => createDistributor(call, body),
  suspendDistributor: (call, { body }) => setDistributorStanding(call, body.distributorUid, 'suspended', body.reason),
  reinstateDistributor: (call, { body }) => setDistributorStanding(call, body.distributorUid, 'active'),
} satisfies Partial<Handlers>;
