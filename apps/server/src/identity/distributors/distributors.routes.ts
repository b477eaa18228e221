import type { Handlers } from '../../platform/http/call.ts';
import { createDistributor } from './create-distributor.ts';
import { getDistributor } from './get-distributor.ts';
import { exportList } from '../../platform/lists/export-list.ts';
import { listDistributors } from './list-distributors.ts';
import { setDistributorStatus } from './set-distributor-status.ts';

export const distributorHandlers = {
  listDistributors: ({ db, actor }, { query }) => listDistributors(db, actor, query),
  exportDistributors: (call, { body }) =>
    exportList(call, 'distributors', (page) => listDistributors(call.db, call.actor, { ...body, ...page })),
  getDistributor: ({ db, actor }, { query }) => getDistributor(db, actor, query.distributorUid),
  createDistributor: (call, { body }) => createDistributor(call, body),
  suspendDistributor: (call, { body }) => setDistributorStatus(call, body.distributorUid, 'suspended', body.reason),
  reinstateDistributor: (call, { body }) => setDistributorStatus(call, body.distributorUid, 'active'),
} satisfies Partial<Handlers>;
