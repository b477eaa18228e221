import { createHash } from 'node:crypto';
import type { Language } from '@visawright/forms/documents/category-texts.ts';
import { assetHeaders } from '../../platform/http/headers.ts';
import { html, Markup } from '../../platform/mail/markup.ts';
import { shadesOf } from '../../platform/realms/brand.ts';
import type { Realm } from '../../platform/realms/realm.types.ts';
import { shareStyle } from './share-style.ts';

export interface SharePage {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  readonly otherLanguage?: { readonly href: string; readonly label: string };
  readonly fonts: string; // the rules of its typefaces
  readonly body: Markup;
}

export interface SharedReply {
  readonly isPersonal?: boolean; // proxies and browsers store no copy
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
const isBase64 = (text: string | null): text is string => text !== null && /^[a-z0-9+/=]+$/i.test(text);
const picture = (png: string) => `data:image/png;base64,${png}`;

// A page in the realm's brand, without scripts and without requests other than for its typefaces, so that it works on any phone and can be
// cached. The style is allowed by its hash because a nonce could not be cached.
export function sharePage(realm: Realm | undefined, page: SharePage): SharedReply {
  const { realmDisplayName: name, brandAssets, support } = realm?.configuration ?? unknownRealm;
  const style = shareStyle(realm?.shades ?? shadesOf(null), page.fonts);
  const { brandFavicon: icon, brandLogoImage: logo } = brandAssets;
  const other = page.otherLanguage;
  const document = html`<!doctype html>
    <html lang="${page.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${page.title} · ${name}</title>
        <meta name="description" content="${page.description}" />
        <meta property="og:title" content="${page.title} · ${name}" />
        <meta property="og:description" content="${page.description}" />
        <meta property="og:type" content="website" />
        <link rel="icon" href="${isBase64(icon) ? picture(icon) : 'data:,'}" />
        ${new Markup(`<style>${style}</style>`)}
      </head>
      <body>
        <header>
          <span class="brand">${brandMark(logo, name)}</span>
          ${other ? html`<a href="${other.href}" lang="${page.language === 'en' ? 'hi' : 'en'}">${other.label}</a>` : ''}
        </header>
        <main>${page.body}</main>
        <footer>
          ${support.phone ? html`<a href="tel:${support.phone.replaceAll(' ', '')}">${support.phone}</a> · ` : ''}
          ${support.email ? html`<a href="mailto:${support.email}">${support.email}</a>` : ''}
          <p>${support.footer}</p>
        </footer>
      </body>
    </html>`;
  return { text: document.text, headers: policyFor(style) };
}

// As in the app: a square logo gets the name beside it, a wide one already contains it.
function brandMark(logo: string | null, name: string): Markup {
  if (!isBase64(logo)) return html`<span>${name}</span>`;
  const head = Buffer.from(logo.slice(0, 64), 'base64');
  const isWide = head.length >= 24 && head.readUInt32BE(16) > 1.6 * head.readUInt32BE(20);
  const image = picture(logo);
  return isWide ? html`<img src="${image}" alt="${name}" />` : html`<img src="${image}" alt="" /><span>${name}</span>`;
}

const unknownRealm = {
  realmDisplayName: 'Visawright',
  brandAssets: { brandFavicon: null, brandLogoImage: null },
  support: { phone: '', email: '', footer: '' },
};

const policyFor = (style: string): Readonly<Record<string, string>> => ({
  ...assetHeaders,
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'none'",
    `style-src 'sha256-${sha256(style)}'`,
    'img-src data:',
    "font-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
  ].join('; '),
});
