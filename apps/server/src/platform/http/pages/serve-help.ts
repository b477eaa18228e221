import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { guides, helpPage } from '@visawright/contract/platform/guides.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.ts';
import { html } from '../../mail/markup.ts';
import type { Parts } from '../../parts/parts.ts';
import { pageHeaders } from '../headers.ts';
import { pageLanguage } from './page-language.ts';
import { normalizeHost, resolvePageRealm } from './resolve-page-realm.ts';
import { templateReader } from './serve-pages.ts';

// The guides of docs/use, which the web build has written as pages: no sign-in, no call, no tenant's data. A guide without a Hindi version
// is served in English.
export function serveHelp(app: FastifyInstance, { config, realms }: Parts): void {
  const { WEB_FOLDER: folder, PUBLIC_URL } = config;
  if (folder === undefined) return;
  const publicHost = new URL(PUBLIC_URL).host;
  const fileOf = (name: string, language: string) => join(folder, 'help', `${name}.${language}.html`);
  const readers = new Map<string, () => string>();
  const read = (file: string): string => {
    const reader = readers.get(file) ?? templateReader(file);
    readers.set(file, reader);
    return reader();
  };

  const serve = async (name: string, request: FastifyRequest, reply: FastifyReply): Promise<string> => {
    const { lang } = request.query as { lang?: unknown };
    const wanted = fileOf(name, pageLanguage(lang, request.headers['accept-language']));
    const file = existsSync(wanted) ? wanted : fileOf(name, 'en');
    if (!existsSync(file)) throw new AppError('route.unknown'); // the web build has no such page
    const host = normalizeHost(request.headers.host) ?? publicHost;
    const { realm, resolvedBy } = await resolvePageRealm(realms, publicHost, host, '');
    const own = resolvedBy === 'host' ? realm : undefined;
    request.realmPath = own?.path ?? '';
    const nonce = randomBytes(18).toString('base64');
    const brand = html`${own?.configuration.realmDisplayName ?? 'Visawright'}`.text;
    void reply.headers({ ...pageHeaders({ nonce, host }), vary: 'accept-language' }).type('text/html; charset=utf-8');
    return read(file)
      .replaceAll('__NONCE__', nonce)
      .replaceAll('__BRAND__', () => brand);
  };
  const limited = { config: { rateLimit: { max: 120, timeWindow: 60_000 } } };
  app.get(helpPage, limited, (request, reply) => serve('index', request, reply));
  for (const name of guides) app.get(`${helpPage}/${name}`, limited, (request, reply) => serve(name, request, reply));
}
