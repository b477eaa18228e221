import sharp from 'sharp';
import { primaryShade } from '../../realms/brand.ts';
import type { Realm } from '../../realms/realm.types.ts';

export const iconSizes = [180, 192, 512] as const;
type IconSize = (typeof iconSizes)[number];
export const isIconSize = (size: number): size is IconSize => (iconSizes as readonly number[]).includes(size);

const drawn = new Map<string, Promise<Buffer>>();
const mostDrawn = 300;

// The realm's icon on white; without one a ring in the realm's colour. The stored icon was drawn by us from pixels, in the sandbox.
export function drawAppIcon(realm: Realm, size: IconSize): Promise<Buffer> {
  const { index } = primaryShade(realm.shades);
  const colour = realm.shades[index]!;
  const { brandFavicon } = realm.configuration.brandAssets;
  const key = `${size} ${colour} ${brandFavicon ?? ''}`;
  const known = drawn.get(key);
  if (known) return known;
  if (drawn.size >= mostDrawn) drawn.clear();
  const picture = brandFavicon === null ? drawRing(size, colour) : drawOnWhite(size, brandFavicon);
  drawn.set(key, picture);
  picture.catch(() => drawn.delete(key));
  return picture;
}

async function drawOnWhite(size: IconSize, png: string): Promise<Buffer> {
  const inside = Math.round(size * 0.72);
  const icon = await sharp(Buffer.from(png, 'base64'))
    .resize(inside, inside, { fit: 'contain', background: '#ffffff00' })
    .png()
    .toBuffer();
  const canvas = { width: size, height: size, channels: 4, background: '#ffffff' } as const;
  return sharp({ create: canvas })
    .composite([{ input: icon }])
    .png()
    .toBuffer();
}

const drawRing = (size: IconSize, colour: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${size}" height="${size}">
        <rect width="100" height="100" fill="${colour}"/>
        <circle cx="50" cy="50" r="24" fill="none" stroke="#fff" stroke-width="10"/></svg>`,
    ),
  )
    .png()
    .toBuffer();
