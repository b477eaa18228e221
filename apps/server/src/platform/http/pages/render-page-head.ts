import type { Realm } from '../../realms/realm.types.ts';

export type ResolvedBy = 'path' | 'host' | 'root';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeText = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character]!);

// The only characters that could end a script element or change how its content is parsed.
const asJson = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

// Style libraries write CSS through innerHTML, so the default Trusted Types policy accepts text without markup. Of script URLs it accepts
// our own workers, and of scripts none. Everything else is refused.
const firstScript =
  'window.__nonce__=document.currentScript.nonce;' +
  "window.trustedTypes&&trustedTypes.createPolicy('default',{createHTML:function(t){" +
  "if(/<[a-z!/?]/i.test(t))throw new TypeError('markup refused');return t},createScriptURL:function(t){" +
  "if(!/^\\/assets\\/[\\w.-]+\\.worker-[\\w-]+\\.js$/.test(t.replace(location.origin,'')))" +
  "throw new TypeError('script refused');return t}})";

// Everything the first paint needs to show the realm's brand: title, icon and configuration.
export function renderPageHead(realm: Realm | undefined, resolvedBy: ResolvedBy, nonce: string): string {
  const facts = realm
    ? { configuration: realm.configuration, shades: realm.shades, resolvedBy }
    : { configuration: null };
  const icon = realm?.configuration.brandAssets.brandFavicon;
  const base = realm && resolvedBy === 'path' ? `/${realm.path}` : '';
  return [
    `<title>${escapeText(realm?.configuration.realmDisplayName ?? 'Visawright')}</title>`,
    icon && /^[a-z0-9+/=]+$/i.test(icon)
      ? `<link rel="icon" href="data:image/png;base64,${icon}">`
      : '<link rel="icon" href="data:,">',
    ...(realm
      ? [
          `<link rel="manifest" href="${base}/manifest.webmanifest">`,
          `<link rel="apple-touch-icon" href="${base}/app-icon-180.png">`,
        ]
      : []),
    `<script nonce="${nonce}">${firstScript}</script>`,
    `<script type="application/json" id="realm" nonce="${nonce}">${asJson(facts)}</script>`,
  ].join('\n    ');
}
