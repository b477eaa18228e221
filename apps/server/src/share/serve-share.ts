import { createHash } from 'node:crypto';
import { visaGroups } from '@visawright/contract/visa-group.ts';
import type { Language } from '@visawright/forms/category-words.ts';
import { findDestination, type Destination } from '@visawright/forms/destinations.ts';
import { loadForm } from '@visawright/forms/load-form.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { checkedHost, pageRealm } from '../http/page-realm.ts';
import { html } from '../mail/markup.ts';
import type { Parts } from '../parts.ts';
import type { Realm } from '../realms/realm.types.ts';
import { checklistBody } from './checklist-body.ts';
import { sharePage, type SharedReply } from './share-page.ts';
import { shareWords } from './share-words.ts';

const limit = { rateLimit: { max: 300, timeWindow: 60_000 } };
const keep = 'public, max-age=600';

interface Asked {
  readonly segments: readonly string[];
  readonly language: Language;
  readonly realm: Realm | undefined;
}

// A checklist for anybody who has the link: no login, no script, nothing about a person on it or in its address.
export function serveShare(app: FastifyInstance, parts: Parts): void {
  const publicHost = new URL(parts.config.PUBLIC_URL).host;

  app.get('/share/checklist/*', { config: limit }, async (request, reply) => {
    const query = request.query as Record<string, unknown>;
    const host = checkedHost(request.headers.host);
    const path = typeof query.realm === 'string' ? query.realm : '';
    const { realm } = await pageRealm(parts.realms, publicHost, host, path);
    request.realmPath = realm?.path ?? '';
    const segments = (request.params as { '*': string })['*'].split('/').filter((part) => part !== '');
    const asked: Asked = { segments, language: query.lang === 'hi' ? 'hi' : 'en', realm };
    const found = await checklist(asked);
    if (found) return answer(request, reply, found);
    const { text, headers } = notFound(asked);
    return reply
      .status(404)
      .headers({ ...headers, 'cache-control': 'no-store' })
      .type(markup)
      .send(text);
  });
}

const markup = 'text/html; charset=utf-8';

// Read again only when it has changed: on a poor line the second look costs a header.
function answer(request: FastifyRequest, reply: FastifyReply, { text, headers }: SharedReply): FastifyReply {
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  void reply.headers(headers).headers({ 'cache-control': keep, etag: tag });
  if (request.headers['if-none-match'] === tag) return reply.status(304).send();
  return reply.type(markup).send(text);
}

async function checklist({ segments: [id, purpose, ...more], language, realm }: Asked): Promise<SharedReply | null> {
  const group = visaGroups.find((each) => each.toLowerCase() === purpose?.toLowerCase());
  const place = findDestination(id);
  if (!realm || !group || !place || more.length > 0) return null;
  const words = shareWords[language];
  const title = words.title(countryIn(place, language));
  const form = await loadForm(place.id);
  const home = `/${realm.path}`;
  return sharePage(realm, {
    language,
    title,
    description: words.lead,
    otherLanguage: {
      href: `?${new URLSearchParams({ realm: realm.path, lang: language === 'en' ? 'hi' : 'en' }).toString()}`,
      words: words.other,
    },
    body: html`${checklistBody({ form, group, language }, title)}
      <a class="start" href="${home}">${words.start(realm.configuration.realmDisplayName)}</a>`,
  });
}

const countryIn = ({ country, iso2 }: Destination, language: Language) =>
  language === 'en' ? country : (new Intl.DisplayNames([language], { type: 'region' }).of(iso2) ?? country);

function notFound({ language, realm }: Asked): SharedReply {
  const words = shareWords[language];
  return sharePage(realm, {
    language,
    title: words.notFound,
    description: words.notFoundText,
    body: html`<div class="missing">
      <h1>${words.notFound}</h1>
      <p class="lead">${words.notFoundText}</p>
      <a class="start" href="/${realm?.path ?? ''}">${words.home}</a>
    </div>`,
  });
}
