import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { verifyPage } from '@visawright/contract/verify/verify-address.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/errors/app-error.ts';
import { normalizeHost, resolvePageRealm } from '../../platform/http/pages/resolve-page-realm.ts';
import { pageLanguage } from '../../platform/http/pages/page-language.ts';
import { templateReader } from '../../platform/http/pages/serve-pages.ts';
import type { Parts } from '../../platform/parts/parts.ts';
import { verifyBody, type VerifyPage } from './verify-body.ts';
import { verifyHead } from './verify-head.ts';

import { verifyHeaders } from './verify-headers.ts';

// For anyone who received a package: no sign-in, no upload. The package is read in the browser, so the page has no tenant's branding until
// then, unless it is served on a tenant's own host.
export function serveVerifyPage(app: FastifyInstance, { config, realms }: Parts): void {
  const { WEB_FOLDER: folder, PUBLIC_URL } = config;
  if (folder === undefined) return;
  const { host: publicHost, protocol } = new URL(PUBLIC_URL);
  const file = join(folder, 'verify.html');
  const template = templateReader(file);
  app.get(verifyPage, { config: { rateLimit: { max: 120, timeWindow: 60_000 } } }, async (request, reply) => {
    if (!existsSync(file)) throw new AppError('route.unknown'); // the web build has no such page
    const host = normalizeHost(request.headers.host) ?? publicHost;
    const { realm, resolvedBy } = await resolvePageRealm(realms, publicHost, host, '');
    const own = resolvedBy === 'host' ? realm : undefined;
    request.realmPath = own?.path ?? '';
    const { lang } = request.query as { lang?: unknown };
    const page: VerifyPage = {
      language: pageLanguage(lang, request.headers['accept-language']),
      brand: own?.configuration.realmDisplayName ?? 'Visawright',
      origin: `${protocol}//${host}`,
    };
    const nonce = randomBytes(18).toString('base64');
    void reply.headers({ ...verifyHeaders(nonce, host), vary: 'accept-language' }).type('text/html; charset=utf-8');
    return template()
      .replaceAll('__NONCE__', nonce)
      .replace('__LANGUAGE__', page.language)
      .replace('<!--verify-head-->', () => verifyHead(page, nonce).text)
      .replace('<!--verify-body-->', () => verifyBody(page).text);
  });
}
