import type { Handlers } from '../../platform/http/call.ts';
import { requestPackage } from './request-package.ts';
import { getPackage } from './get-package.ts';
import { packageFile, packageTicket } from './package-file.ts';
import { packageKeys } from './package-keys.ts';

export const packageHandlers = {
  getPackage: ({ db, parts, actor }, { query }) => getPackage(db, parts.keys, actor, query.applicationUid),
  buildPackage: ({ db, parts, actor }, { body }) => requestPackage(db, parts, actor, body.applicationUid),
  packageTicket,
  packageFile,
  packageKeys,
} satisfies Partial<Handlers>;
