import { createHash } from 'node:crypto';
import type { Language } from '@visawright/forms/category-words.ts';
import type { Destination } from '@visawright/forms/destinations.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { checkedHost, pageRealm } from '../http/page-realm.ts';
import { html } from '../mail/markup.ts';
import type { Parts } from '../parts.ts';
import type { Realm } from '../realms/realm.types.ts';
import { sharePage, type SharedReply } from './share-page.ts';
import { shareWords } from './share-words.ts';

export interface Asked {
  readonly segments: readonly string[];
  readonly language: Language;
  readonly realm: Realm | undefined;
}

// Which page, in whose brand and in which language; nothing else of the address is looked at.
export async function askedOf({ realms, config }: Parts, request: FastifyRequest): Promise<Asked> {
  const query = request.query as Record<string, unknown>;
  const host = checkedHost(request.headers.host);
  const path = typeof query.realm === 'string' ? query.realm : '';
  const { realm } = await pageRealm(realms, new URL(config.PUBLIC_URL).host, host, path);
  request.realmPath = realm?.path ?? '';
  const segments = (request.params as { '*': string })['*'].split('/').filter((part) => part !== '');
  return { segments, language: query.lang === 'hi' ? 'hi' : 'en', realm };
}

const keep = 'public, max-age=600';
const markup = 'text/html; charset=utf-8';

// Read again only when it has changed: on a poor line the second look costs a header.
export function answer(request: FastifyRequest, reply: FastifyReply, { text, headers }: SharedReply): FastifyReply {
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  void reply.headers(headers).headers({ 'cache-control': keep, etag: tag });
  if (request.headers['if-none-match'] === tag) return reply.status(304).send();
  return reply.type(markup).send(text);
}

export interface NotFoundWords {
  readonly notFound: string;
  readonly notFoundText: string;
}

export function answerNotFound(reply: FastifyReply, { language, realm }: Asked, words: NotFoundWords): FastifyReply {
  const { text, headers } = sharePage(realm, {
    language,
    title: words.notFound,
    description: words.notFoundText,
    body: html`<div class="missing">
      <h1>${words.notFound}</h1>
      <p class="lead">${words.notFoundText}</p>
      <a class="start" href="/${realm?.path ?? ''}">${shareWords[language].home}</a>
    </div>`,
  });
  return reply
    .status(404)
    .headers({ ...headers, 'cache-control': 'no-store' })
    .type(markup)
    .send(text);
}

export const countryIn = ({ country, iso2 }: Destination, language: Language): string =>
  language === 'en' ? country : (new Intl.DisplayNames([language], { type: 'region' }).of(iso2) ?? country);

export const otherLanguage = ({ language, realm }: Asked) => ({
  href: `?${new URLSearchParams({ realm: realm?.path ?? '', lang: language === 'en' ? 'hi' : 'en' }).toString()}`,
  words: shareWords[language].other,
});
