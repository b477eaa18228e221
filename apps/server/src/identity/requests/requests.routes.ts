import type { Handlers } from '../../platform/http/call.ts';
import { createRequest } from './create-request.ts';
import { decideRequest } from './decide-request.ts';
import { listRequests } from './list-requests.ts';

export const requestHandlers = {
  listRequests: ({ db, actor }, { query }) => listRequests(db, actor, 'agency.manage', query),
  listOwnRequests: ({ db, actor }, { query }) => listRequests(db, actor, 'agency.requestExtension', query),
  createRequest: ({ db, actor }, { body }) => createRequest(db, actor, body),
  decideRequest: ({ db, actor }, { body }) => decideRequest(db, actor, body),
} satisfies Partial<Handlers>;
