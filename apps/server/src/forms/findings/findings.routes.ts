import type { Handlers } from '../../platform/http/call.ts';
import { acceptFinding } from './accept-finding.ts';
import { getFindings } from './get-findings.ts';

export const findingHandlers = {
  getFindings: ({ db, parts, actor }, { query }) => getFindings(db, parts.keys, actor, query.applicationUid),
  acceptFinding: ({ db, parts, actor }, { body }) => acceptFinding(db, parts.keys, actor, body),
} satisfies Partial<Handlers>;
