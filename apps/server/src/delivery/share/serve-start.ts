import { partnerLinkParameter, partnerLinkSegment } from '@visawright/contract/integrations/partner-link-facts.ts';
import { deepLink } from '@visawright/contract/platform/deep-link.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { findOpenLink } from '../../identity/partner-links/find-open-link.ts';
import { realmOfPartnerKey } from '../../identity/partner-links/partner-link-key.ts';
import { html } from '../../platform/mail/markup.ts';
import { realmAddress } from '../../platform/mail/realm-address.ts';
import type { Parts } from '../../platform/parts/parts.ts';
import { shareFonts } from './share-fonts.ts';
import { sharePage } from './share-page.ts';
import { startTexts } from './start-texts.ts';

const limit = { rateLimit: { max: 60, timeWindow: 60_000 } };

// The address that partner sites link to. It leads to one screen of the realm that the key names, and nowhere else.
export function serveStart(app: FastifyInstance, parts: Parts): void {
  const fonts = shareFonts(parts.config.WEB_FOLDER);
  app.get<{ Params: { key: string } }>(`/${partnerLinkSegment}/:key`, { config: limit }, async (request, reply) => {
    const address = await findAddress(parts, request.params.key);
    void reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    return address === undefined ? sendEnded(reply, fonts) : reply.redirect(address, 302);
  });
}

// The key goes on behind the #, so that no later request contains it in its address.
async function findAddress({ realms, tenants, keys, config }: Parts, key: string): Promise<string | undefined> {
  const realmId = realmOfPartnerKey(key);
  const realm = realmId === undefined ? undefined : await realms.byId(realmId);
  if (!realm || (await findOpenLink(tenants.forRealm(realm.realmId), keys, key)) === undefined) return undefined;
  const query = new URLSearchParams({ [partnerLinkParameter]: key }).toString();
  return `${realmAddress(realm, config.PUBLIC_URL).href}#${deepLink.path}?${query}`;
}

// One page for every link that does not work, whatever the reason and the realm, in both languages.
function sendEnded(reply: FastifyReply, fonts: string): FastifyReply {
  const { title, en, hi } = startTexts;
  const { text, headers } = sharePage(undefined, {
    language: 'en',
    title,
    description: en.text,
    fonts,
    body: html`<div class="missing">
      <h1>${en.title}</h1>
      <p class="lead">${en.text}</p>
      <div lang="hi">
        <h2>${hi.title}</h2>
        <p class="lead">${hi.text}</p>
      </div>
    </div>`,
  });
  return reply
    .status(404)
    .headers({ ...headers, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(text);
}
