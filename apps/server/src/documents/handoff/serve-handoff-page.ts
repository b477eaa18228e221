import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { handoffPage, realmOfCode } from '@visawright/contract/documents/handoff.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/errors/app-error.ts';
import { pageHeaders } from '../../platform/http/headers.ts';
import { renderPageHead } from '../../platform/http/pages/render-page-head.ts';
import { normalizeHost, resolvePageRealm } from '../../platform/http/pages/resolve-page-realm.ts';
import { templateReader } from '../../platform/http/pages/serve-pages.ts';
import type { Parts } from '../../platform/parts/parts.ts';

// Serving the page does not use the code; the page itself claims it, so that a link preview does not spend it. The
// server reads only the realm part of the code.
export function serveHandoffPage(app: FastifyInstance, { config, realms }: Parts): void {
  const { WEB_FOLDER: folder, PUBLIC_URL } = config;
  if (folder === undefined) return;
  const publicHost = new URL(PUBLIC_URL).host;
  const file = join(folder, 'handoff.html');
  const template = templateReader(file);
  app.get(
    `${handoffPage}/:code`,
    { config: { rateLimit: { max: 120, timeWindow: 60_000 } } },
    async (request, reply) => {
      if (!existsSync(file)) throw new AppError('route.unknown'); // not part of this build
      const host = normalizeHost(request.headers.host);
      const { code } = request.params as { code: string };
      const { realm, resolvedBy } = await resolvePageRealm(realms, publicHost, host, realmOfCode(code));
      const nonce = randomBytes(18).toString('base64');
      request.realmPath = realm?.path ?? '';
      void reply
        .status(realm ? 200 : 404)
        .headers(pageHeaders({ nonce, host: host ?? publicHost }))
        .type('text/html; charset=utf-8');
      return template()
        .replaceAll('__NONCE__', nonce)
        .replace('<!--realm-head-->', () => renderPageHead(realm, resolvedBy, nonce));
    },
  );
}
