import type { Handlers } from '../../platform/http/call.ts';
import { getGrant } from './get-grant.ts';
import { markGrantSeen } from './mark-grant-seen.ts';
import { setGrant } from './set-grant.ts';

export const grantHandlers = {
  getGrant: ({ db, parts, actor }, { query }) => getGrant(db, parts.keys, actor, query.applicationUid),
  setGrant: ({ db, parts, actor }, { body }) => setGrant(db, parts.keys, actor, body),
  seeGrant: ({ db, parts, actor }, { body }) => markGrantSeen(db, parts.keys, actor, body.applicationUid),
} satisfies Partial<Handlers>;
