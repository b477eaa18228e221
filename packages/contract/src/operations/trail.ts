import { z } from 'zod';
import { listQuery, pageOf } from '../platform/list.ts';
import { DataAccess } from '../platform/trail.ts';
import { addresses } from './addresses.ts';
import { operation } from './operation.ts';

export const trailOperations = {
  dataAccesses: operation({
    ...addresses.dataAccesses,
    summary: 'Who opened which data of an applicant and why, latest first',
    access: 'audit.read',
    query: z.strictObject({
      applicantUid: z.uuid(),
      own: z.enum(['no']).optional(), // no: without what the caller opened
      limit: listQuery.limit,
      cursor: listQuery.cursor,
    }),
    reply: pageOf(DataAccess).extend({ people: z.number().int().nullable() }), // how many people, with the first page
  }),
};
