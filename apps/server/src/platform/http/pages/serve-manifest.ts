import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.ts';
import type { Parts } from '../../parts/parts.ts';
import { primaryShade } from '../../realms/brand.ts';
import type { Realm } from '../../realms/realm.types.ts';
import { assetHeaders } from '../headers.ts';
import { drawAppIcon, iconSizes, isIconSize } from './draw-app-icon.ts';
import { normalizeHost, resolvePageRealm } from './resolve-page-realm.ts';

const limit = { rateLimit: { max: 300, timeWindow: 60_000 } };
// A changed name or colour is in the manifest at once; an icon may be an hour older.
const manifestHeaders = { ...assetHeaders, 'cache-control': 'no-store' };
const iconHeaders = { ...assetHeaders, 'cache-control': 'public, max-age=3600' };
const mostLetters = 12; // below an icon

// The web app manifest of a realm and its icons. A phone that has the app on its home screen can then show push messages; iOS shows none
// otherwise. Where the host names the realm, both are at the root.
export function serveManifest(app: FastifyInstance, parts: Parts): void {
  const publicHost = new URL(parts.config.PUBLIC_URL).host;
  const find = async (request: FastifyRequest): Promise<Realm> => {
    const { realm: segment = '' } = request.params as { realm?: string };
    const host = normalizeHost(request.headers.host);
    const { realm } = await resolvePageRealm(parts.realms, publicHost, host, segment);
    if (realm === undefined) throw new AppError('route.unknown');
    request.realmPath = realm.path;
    return realm;
  };
  const manifest = async (request: FastifyRequest, reply: FastifyReply) => {
    const realm = await find(request);
    const { realm: segment } = request.params as { realm?: string };
    return reply
      .headers(manifestHeaders)
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifestOf(realm, segment === undefined ? '' : `/${segment}`)));
  };
  const icon = async (request: FastifyRequest, reply: FastifyReply) => {
    const realm = await find(request);
    const size = Number((request.params as { size: string }).size);
    if (!isIconSize(size)) throw new AppError('route.unknown');
    return reply
      .headers(iconHeaders)
      .type('image/png')
      .send(await drawAppIcon(realm, size));
  };
  for (const at of ['', '/:realm']) {
    app.get(`${at}/manifest.webmanifest`, { config: limit }, manifest);
    app.get(`${at}/app-icon-:size.png`, { config: limit }, icon);
  }
}

function manifestOf({ path, shades, configuration: { realmDisplayName: name } }: Realm, base: string) {
  const home = base === '' ? '/' : base;
  return {
    id: `/${path}`,
    name,
    short_name: shortName(name),
    start_url: home,
    scope: home,
    display: 'standalone',
    theme_color: shades[primaryShade(shades).index],
    background_color: '#ffffff',
    icons: iconSizes.map((size) => ({
      src: `${base}/app-icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any',
    })),
  };
}

// Whole words, as many as fit; of one long word its beginning.
function shortName(name: string): string {
  const words = name.split(/\s+/u);
  let short = words[0] ?? '';
  for (const word of words.slice(1))
    if (`${short} ${word}`.length <= mostLetters) short += ` ${word}`;
    else break;
  return [...new Intl.Segmenter().segment(short)]
    .slice(0, mostLetters)
    .map(({ segment }) => segment)
    .join('');
}
