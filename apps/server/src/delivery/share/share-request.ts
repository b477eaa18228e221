import { createHash } from 'node:crypto';
import type { Language } from '@visawright/forms/documents/category-texts.ts';
import type { Destination } from '@visawright/forms/destinations/destinations.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db/db.ts';
import { normalizeHost, resolvePageRealm } from '../../platform/http/pages/resolve-page-realm.ts';
import { html } from '../../platform/mail/markup.ts';
import type { Parts } from '../../platform/parts/parts.ts';
import type { Realm } from '../../platform/realms/realm.types.ts';
import { sharePage, type SharedReply } from './share-page.ts';
import { shareTexts } from './share-texts.ts';

export interface ShareRequest {
  readonly segments: readonly string[];
  readonly language: Language;
  readonly realm: Realm | undefined;
  readonly db: Db | undefined; // of the realm
  readonly fonts: string;
  readonly message: string; // the key of a message to one traveller; empty without one
}

// The requested page, realm and language; everything else in the address is ignored.
export async function parseShareRequest(
  { realms, config, tenants }: Parts,
  request: FastifyRequest,
  fonts: string,
): Promise<ShareRequest> {
  const query = request.query as Record<string, unknown>;
  const host = normalizeHost(request.headers.host);
  const path = typeof query.realm === 'string' ? query.realm : '';
  const { realm } = await resolvePageRealm(realms, new URL(config.PUBLIC_URL).host, host, path);
  request.realmPath = realm?.path ?? '';
  const segments = (request.params as { '*': string })['*'].split('/').filter((part) => part !== '');
  return {
    segments,
    language: query.lang === 'hi' ? 'hi' : 'en',
    realm,
    db: realm && tenants.forRealm(realm.realmId),
    fonts,
    message: typeof query.message === 'string' ? query.message : '',
  };
}

const cacheControl = 'public, max-age=600';
const markup = 'text/html; charset=utf-8';

// On a slow connection an unchanged page costs only its headers.
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, headers, isPersonal }: SharedReply,
): FastifyReply {
  if (isPersonal) return reply.headers(headers).header('cache-control', 'private, no-store').type(markup).send(text);
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  void reply.headers(headers).headers({ 'cache-control': cacheControl, etag: tag });
  if (request.headers['if-none-match'] === tag) return reply.status(304).send();
  return reply.type(markup).send(text);
}

export interface NotFoundTexts {
  readonly notFound: string;
  readonly notFoundText: string;
}

export function sendNotFound(
  reply: FastifyReply,
  { language, realm, fonts }: ShareRequest,
  texts: NotFoundTexts,
): FastifyReply {
  const { text, headers } = sharePage(realm, {
    language,
    title: texts.notFound,
    description: texts.notFoundText,
    fonts,
    body: html`<div class="missing">
      <h1>${texts.notFound}</h1>
      <p class="lead">${texts.notFoundText}</p>
      <a class="start" href="/${realm?.path ?? ''}">${shareTexts[language].home}</a>
    </div>`,
  });
  return reply
    .status(404)
    .headers({ ...headers, 'cache-control': 'no-store' })
    .type(markup)
    .send(text);
}

export const countryName = ({ country, iso2 }: Destination, language: Language): string =>
  language === 'en' ? country : (new Intl.DisplayNames([language], { type: 'region' }).of(iso2) ?? country);

export const otherLanguage = ({ language, realm, message }: ShareRequest) => ({
  href: `?${new URLSearchParams({
    realm: realm?.path ?? '',
    lang: language === 'en' ? 'hi' : 'en',
    ...(message && { message }),
  }).toString()}`,
  label: shareTexts[language].other,
});
