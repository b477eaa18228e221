import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { handoffPage, realmOfCode } from '@visawright/contract/handoff.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../http/app-error.ts';
import { pageHeaders } from '../http/headers.ts';
import { pageHead } from '../http/page-head.ts';
import { checkedHost, pageRealm } from '../http/page-realm.ts';
import { templateOf } from '../http/page.ts';
import type { Parts } from '../parts.ts';

// The page a phone opens. Looking at it takes nothing: the page itself asks for the code, so that a preview of the link spends none. Which
// code it is stays between address and page; the server reads the realm's part of it alone.
export function serveHandoffPage(app: FastifyInstance, { config, realms }: Parts): void {
  const { WEB_FOLDER: folder, PUBLIC_URL } = config;
  if (folder === undefined) return;
  const publicHost = new URL(PUBLIC_URL).host;
  const file = join(folder, 'handoff.html');
  const template = templateOf(file);
  app.get(
    `${handoffPage}/:code`,
    { config: { rateLimit: { max: 120, timeWindow: 60_000 } } },
    async (request, reply) => {
      if (!existsSync(file)) throw new AppError('route.unknown'); // a build without it
      const host = checkedHost(request.headers.host);
      const { code } = request.params as { code: string };
      const { realm, resolvedBy } = await pageRealm(realms, publicHost, host, realmOfCode(code));
      const nonce = randomBytes(18).toString('base64');
      request.realmPath = realm?.path ?? '';
      void reply
        .status(realm ? 200 : 404)
        .headers(pageHeaders({ nonce, host: host ?? publicHost }))
        .type('text/html; charset=utf-8');
      return template()
        .replaceAll('__NONCE__', nonce)
        .replace('<!--realm-head-->', () => pageHead(realm, resolvedBy, nonce));
    },
  );
}
