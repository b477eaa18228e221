import type { Degradation } from './degradation.ts';
import { moving, product } from './homography.ts';
import { photo } from './photo.ts';
import { channels, rasterOf, relit } from './raster.ts';

const sentences = ['This booklet is a specimen.', 'No state has issued it and nobody can travel with it.'];

const facingPage = (width: number, height: number, tone: string) => `
  <svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${tone}"/>
    <g font-family="Noto Serif" font-size="${width / 38}" fill="#3b4252" text-anchor="middle">
      ${sentences.map((line, at) => `<text x="50%" y="${38 + at * 12}%">${line}</text>`).join('')}
      <text x="50%" y="72%" font-size="${width / 16}" fill="#b3202a" opacity="0.6">SPECIMEN</text>
    </g>
  </svg>`;

// The open booklet photographed: another page above the fold, and a shade along it.
export const spread: Degradation = async (page, random) => {
  const { width, height } = page;
  const tone = random.pick(['#f1ece0', '#e8eef0', '#efe6e6']);
  const above = await rasterOf(Buffer.from(facingPage(width, height, tone)));
  const open = { data: Buffer.concat([above.data, page.data]), width, height: above.height + height };
  if (open.data.length !== width * open.height * channels) throw new Error('the pages differ in width');
  const shaded = relit(open, (_, y) => ({ times: 1 - 0.35 * Math.exp(-(((y - 0.5) * 28) ** 2)) }));
  const taken = await photo(shaded, random);
  return { ...taken, homography: product(taken.homography, moving(0, above.height)) };
};
