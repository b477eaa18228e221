import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { primaryShade } from '../../realms/brand.ts';
import type { Realm, RealmDirectory } from '../../realms/realm.types.ts';
import { pageHeaders } from '../headers.ts';
import { escapeText } from './render-page-head.ts';
import { isReserved, normalizeHost, placeOfRealm } from './resolve-page-realm.ts';

const texts = {
  en: {
    title: 'We are not available right now',
    text: 'What you have saved is safe. Please try again in a minute.',
    again: 'Try again',
    help: 'Is it urgent?',
  },
  hi: {
    title: 'हम अभी उपलब्ध नहीं हैं',
    text: 'आपने जो सहेजा है वह सुरक्षित है। कृपया एक मिनट में फिर कोशिश करें।',
    again: 'फिर कोशिश करें',
    help: 'क्या यह ज़रूरी है?',
  },
} as const;
type Language = keyof typeof texts;

const retrySeconds = 10;

// A person opened an address, as opposed to a call of a program.
export const isNavigation = ({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  (headers['sec-fetch-mode'] === 'navigate' || (headers.accept ?? '').includes('text/html'));

// A person who opens an address while a part is away gets this page in the realm's brand, as far as we still know it. It needs no script,
// no other file and no part.
export function outagePage(
  request: Pick<FastifyRequest, 'url' | 'headers'>,
  reply: FastifyReply,
  realms: Pick<RealmDirectory, 'lastKnown'>,
  publicHost: string,
): string {
  const host = normalizeHost(request.headers.host) ?? publicHost;
  const segment = request.url.split('?', 1)[0]!.split('/')[1] ?? '';
  const realm = realms.lastKnown(placeOfRealm(publicHost, host, isReserved(segment) ? '' : segment));
  const nonce = randomBytes(18).toString('base64');
  void reply
    .headers({ ...pageHeaders({ nonce, host }), 'retry-after': String(retrySeconds) })
    .type('text/html; charset=utf-8');
  const first: Language = /^\s*hi\b/i.test(request.headers['accept-language'] ?? '') ? 'hi' : 'en';
  return page(realm, nonce, first);
}

function page(realm: Realm | undefined, nonce: string, first: Language): string {
  const { realmDisplayName: name = 'Visawright', brandAssets, support } = realm?.configuration ?? {};
  const shade = realm ? primaryShade(realm.shades) : undefined;
  const [color, onColor] = shade ? [realm!.shades[shade.index]!, shade.text] : ['#343a40', 'white'];
  const logo = brandAssets?.brandLogoImage;
  const contact = [support?.phone, support?.email, support?.hours].filter((each) => each !== undefined && each !== '');
  const block = (language: Language, isFirst: boolean) => {
    const { title, text, again, help } = texts[language];
    const heading = isFirst ? 'h1' : 'h2';
    return `<section lang="${language}">
      <${heading}>${title}</${heading}>
      <p>${text}</p>
      <p><a class="again" href="">${again}</a></p>
      ${contact.length === 0 ? '' : `<p>${help} ${contact.map((each) => escapeText(each!)).join(' · ')}</p>`}
    </section>`;
  };
  return `<!doctype html>
<html lang="${first}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>${texts[first].title} – ${escapeText(name)}</title>
    <link rel="icon" href="data:,">
    <style nonce="${nonce}">
      :root { color-scheme: light dark; }
      body { max-width: 36rem; margin: 0 auto; padding: 3rem 1rem; font: 1rem/1.6 system-ui, sans-serif; }
      header { font-weight: 600; }
      header img { max-height: 3rem; max-width: 100%; }
      h1, h2 { font-size: 1.5rem; line-height: 1.3; }
      section + section { margin-top: 3rem; }
      .again { display: inline-block; padding: .6rem 1.2rem; border-radius: .5rem; background: ${color}; color: ${onColor}; }
    </style>
  </head>
  <body>
    <header>${
      logo && /^[a-z0-9+/=]+$/i.test(logo)
        ? `<img alt="${escapeText(name)}" src="data:image/png;base64,${logo}">`
        : escapeText(name)
    }</header>
    <main>
    ${block(first, true)}
    ${block(first === 'en' ? 'hi' : 'en', false)}
    </main>
  </body>
</html>
`;
}
