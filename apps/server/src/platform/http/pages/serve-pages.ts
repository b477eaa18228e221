import { randomBytes } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Parts } from '../../parts/parts.ts';
import { AppError } from '../../errors/app-error.ts';
import { assetHeaders, pageHeaders } from '../headers.ts';
import { noRealmPage } from './no-realm-page.ts';
import { renderPageHead } from './render-page-head.ts';
import { serveManifest } from './serve-manifest.ts';
import { normalizeHost, isReserved, resolvePageRealm } from './resolve-page-realm.ts';

// Serves the built web app. The realm is written into the page, so the first paint is already branded.
export async function servePages(app: FastifyInstance, parts: Parts): Promise<void> {
  const { WEB_FOLDER: folder, PUBLIC_URL } = parts.config;
  const publicHost = new URL(PUBLIC_URL).host;
  serveManifest(app, parts);
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain').send('User-agent: *\nDisallow: /\n'));
  if (folder === undefined) {
    app.setNotFoundHandler(unknown);
    return;
  }
  const template = templateReader(join(folder, 'index.html'));

  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply) => void reply.headers(assetHeaders),
  });

  const page = async (request: FastifyRequest, reply: FastifyReply): Promise<string | Buffer> => {
    const segments = request.url
      .split('?', 1)[0]!
      .split('/')
      .filter((part) => part !== '');
    const [segment = ''] = segments;
    const host = normalizeHost(request.headers.host);
    const isPage = segments.length <= 1;
    const found = await resolvePageRealm(parts.realms, publicHost, host, isPage ? segment : '');
    const realm = isPage ? found.realm : undefined;
    const nonce = randomBytes(18).toString('base64');
    if (realm === undefined && (await parts.realms.isEmpty())) return noRealmPage(reply, nonce, host ?? publicHost);
    request.realmPath = realm?.path ?? '';
    void reply
      .status(realm ? 200 : 404)
      .headers(
        pageHeaders({ nonce, host: host ?? publicHost, identityOrigin: realm && new URL(realm.keycloakUrl).origin }),
      )
      .type('text/html; charset=utf-8');
    const text = template()
      .replaceAll('__NONCE__', nonce)
      .replace('<!--realm-head-->', () => renderPageHead(realm, found.resolvedBy, nonce));
    void reply.header('vary', 'accept-encoding');
    if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return text;
    void reply.header('content-encoding', 'gzip'); // safe to compress: no caller-controlled text is mixed with secrets
    return gzipSync(text);
  };
  app.get('/', page);
  app.get('/:realm', (request, reply) => pageOrNothing(request, reply));
  app.get('/:realm/', (request, reply) => pageOrNothing(request, reply));
  app.setNotFoundHandler((request, reply) => pageOrNothing(request, reply));

  function pageOrNothing(request: FastifyRequest, reply: FastifyReply) {
    const segment = request.url.split('?', 1)[0]!.split('/')[1] ?? '';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || isReserved(segment)) throw new AppError('route.unknown');
    return page(request, reply);
  }
}

const unknown = () => {
  throw new AppError('route.unknown');
};

// Reads the file again when a new build has replaced it.
export function templateReader(file: string): () => string {
  let text = '';
  let readAt = -1;
  return () => {
    const { mtimeMs } = statSync(file);
    if (mtimeMs !== readAt) {
      text = readFileSync(file, 'utf8');
      readAt = mtimeMs;
    }
    return text;
  };
}
