import sharp, { type OverlayOptions } from 'sharp';

export interface Picture {
  readonly caption: string;
  readonly png: Buffer;
}

const gap = 24;
const captionHeight = 34;
const escape = (text: string) => text.replace(/[&<>]/g, (c) => `&#${c.charCodeAt(0)};`);

const captionOf = (text: string, width: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${captionHeight}">` +
      `<text x="0" y="22" font-family="DejaVu Sans, sans-serif" font-size="${width < 350 ? 12 : 15}" fill="#38352f">` +
      `${escape(text)}</text></svg>`,
  );

// Places pictures in a grid under their captions; each row is as high as its highest picture.
export async function compose(pictures: readonly Picture[], wide: number, columns: number): Promise<Buffer> {
  const scaled = await Promise.all(
    pictures.map(async ({ caption, png }) => {
      const { data, info } = await sharp(png).resize({ width: wide }).png().toBuffer({ resolveWithObject: true });
      return { caption, data, height: info.height };
    }),
  );
  const layers: OverlayOptions[] = [];
  let top = gap;
  for (let i = 0; i < scaled.length; i += columns) {
    const row = scaled.slice(i, i + columns);
    row.forEach(({ caption, data }, column) => {
      const left = gap + column * (wide + gap);
      layers.push({ input: captionOf(caption, wide), left, top }, { input: data, left, top: top + captionHeight });
    });
    top += captionHeight + Math.max(...row.map(({ height }) => height)) + gap;
  }
  const width = gap + Math.min(columns, scaled.length) * (wide + gap);
  return sharp({ create: { width, height: top, channels: 3, background: '#d9d7d2' } })
    .composite(layers)
    .png({ compressionLevel: 9 })
    .toBuffer();
}
