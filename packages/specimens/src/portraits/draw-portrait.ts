import { html } from '../html.ts';
import sharp from 'sharp';
import { randomOf, type Random } from '../random.ts';
import { eyeLine, face, facePath } from './face.ts';
import { hairOf } from './hair.ts';
import { lookOf } from './person-look.ts';
import type { DrawnPortrait, PortraitOptions, Spot } from './portrait-options.ts';
import { backdropOf } from './backdrop.ts';
import { beard, glasses } from './beard-and-glasses.ts';

interface Bust {
  readonly svg: string;
  readonly outline: string; // what casts a shadow
  readonly crown: number;
}

function bustOf(random: Random, options: PortraitOptions, id: string): Bust {
  const look = lookOf(random, options);
  const { light, middle, dark, cloth } = look;
  const { turned = 0, eyes = 'open', shadow = 'none', style = 'studio' } = options;
  const hair = hairOf(look, options);
  const [lampX, lampY] = style === 'studio' ? ['46%', '42%'] : ['52%', '38%'];
  const shade =
    shadow === 'face'
      ? html(
          `<clipPath id="face${id}"><path d="${facePath(look, turned)}"/></clipPath>`,
          `<g clip-path="url(#face${id})">`,
          `<rect x="${style === 'studio' ? 2 : -42}`,
          `" y="0" width="40" height="104" fill="#140a04" opacity=".5" filter="url(#soft${id})"/></g>`,
        )
      : '';
  const shoulders = `<path d="M-96 520L-86 230Q-84 140-26 124L26 124Q84 140 86 230L96 520z" fill="${cloth}"/>`;
  return {
    crown: hair.crown,
    outline: html(
      hair.behind,
      `<path d="M-36 50C-40 8-22 ${hair.crown} 0 ${hair.crown}`,
      `S40 8 36 50C34 78 20 96 0 100S-34 78-36 50z"/>${shoulders}`,
    ),
    svg: html(
      '\n',
      '  <defs>\n',
      `    <radialGradient id="skin${id}" cx="${lampX}" cy="${lampY}" r="68%">`,
      `<stop offset="0" stop-color="${light}"/><stop offset=".55" stop-color="${middle}"/>`,
      `<stop offset="1" stop-color="${dark}"/></radialGradient>\n`,
      `    <linearGradient id="neck${id}" x1="0" y1="0" x2="0" y2="1">`,
      `<stop offset="0" stop-color="${dark}"/><stop offset=".7" stop-color="${middle}"/>`,
      `<stop offset="1" stop-color="${middle}"/></linearGradient>\n`,
      '    ',
      `<filter id="soft${id}" x="-30%" y="-30%" width="160%" height="160%">`,
      '<feGaussianBlur stdDeviation="2.200"/></filter>\n',
      '  </defs>\n',
      `  ${hair.behind}${shoulders}\n`,
      `  <path d="M-17 84V122Q0 140 17 122V84z" fill="url(#neck${id})"/>`,
      '<path d="M-17 84V112Q0 104 17 112V84z" fill="#000" opacity=".34"/>\n',
      '  ',
      '<path d="M-30 122L0 152L30 122L22 117L0 138L-22 117z" fill="',
      `${style === 'studio' ? '#f2f2f0' : '#cfd6dd'}"/>\n`,
      `  ${face(look, { turned, eyes, id })}\n`,
      `  ${options.bindi ? '<circle cx="0" cy="41" r="1.700" fill="#8c1420"/>' : ''}\n`,
      `  ${beard(look, options)}${shade}${hair.before}${glasses(options, id)}`,
    ),
  };
}

const fixed = (value: number) => value.toFixed(2);

// An invented portrait with the given light, background and position, and the true position of its head.
export async function drawPortrait(options: PortraitOptions): Promise<DrawnPortrait> {
  const {
    seed,
    style = 'studio',
    width = 900,
    ratio = 7 / 9,
    faces = 1,
    tilt = 0,
    blur = 0,
    shadow = 'none',
  } = options;
  const random = randomOf('portrait specimen', style, seed);
  const height = Math.round(width / ratio);
  const busts = Array.from({ length: faces }, (_, at) => bustOf(random, options, String(at)));
  const head = 100 - busts[0]!.crown;
  const share = (options.headPercent ?? 58) / 100;
  const scale = (height * share) / head;
  const top = height * (options.above ?? Math.max(0.05, (1 - share) * 0.4)) - busts[0]!.crown * scale;
  const places = busts.map((_, at): number => width * ((faces === 1 ? 0.5 : 0.28 + 0.45 * at) + (options.aside ?? 0)));
  const frame = (x: number, dx = 0, dy = 0) =>
    `translate(${fixed(x + dx * scale)} ${fixed(top + dy * scale)}) scale(${fixed(scale)}) rotate(${tilt} 0 60)`;
  const thrown =
    shadow === 'behind'
      ? html(
          '<filter id="thrown" x="-40%" y="-40%" width="180%" height="180%">',
          `<feGaussianBlur stdDeviation="${fixed(scale * 4.5)}"/></filter>`,
          '<g filter="url(#thrown)" fill="#000" opacity=".42">',
          busts
            .map(({ outline }, at) =>
              html(
                `<g transform="${frame(places[at]!, style === 'studio' ? 26 : -28, 8)}">`,
                `${outline.replaceAll(/fill="#[0-9a-f]+"/g, '')}</g>`,
              ),
            )
            .join(''),
          '</g>',
        )
      : '';
  const drawn = busts.map(({ svg }, at) => `<g transform="${frame(places[at]!)}">${svg}</g>`).join('');
  const picture = html(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `${backdropOf(random, options, width, height)}${thrown}${drawn}</svg>`,
  );
  const bytes = await taken(picture, { width, height, style, sigma: Math.max(0.5, (blur * width) / 1000) });
  const [cos, sin] = [Math.cos((tilt * Math.PI) / 180), Math.sin((tilt * Math.PI) / 180)];
  const at = (y: number): Spot => ({ x: places[0]! - (y - 60) * scale * sin, y: top + (60 + (y - 60) * cos) * scale });
  const [crown, chin, eyes] = [at(busts[0]!.crown), at(100), at(eyeLine)];
  return { bytes, truth: { width, height, crown, chin, eyes, headPx: head * scale, tilt } };
}

interface Taking {
  readonly width: number;
  readonly height: number;
  readonly style: 'studio' | 'phone';
  readonly sigma: number;
}

// Camera effects: lens, noise, compression; a phone's lens darkens the corners slightly.
async function taken(svg: string, { width, height, style, sigma }: Taking): Promise<Buffer> {
  const grain = grainOf(width, height, style === 'studio' ? 2 : 4);
  const corners = html(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    '<radialGradient id="v" cx="50%" cy="45%" r="78%">',
    '<stop offset=".55" stop-color="#000" stop-opacity="0"/>',
    '<stop offset="1" stop-color="#000" stop-opacity=".05"/></radialGradient>',
    '<rect width="100%" height="100%" fill="url(#v)"/></svg>',
  );
  const lens = await sharp(Buffer.from(svg)).removeAlpha().blur(sigma).png().toBuffer();
  const layers = [
    { input: grain, raw: { width, height, channels: 1 as const }, blend: 'soft-light' as const },
    ...(style === 'phone' ? [{ input: Buffer.from(corners) }] : []),
  ];
  return sharp(lens)
    .composite(layers)
    .jpeg({ quality: style === 'studio' ? 92 : 84 })
    .toBuffer();
}

// A fixed seed, so that measurements are repeatable.
function grainOf(width: number, height: number, sigma: number): Buffer {
  const { normal } = randomOf('grain', width, height);
  return Buffer.from(Uint8Array.from({ length: width * height }, () => 128 + normal() * sigma * 1.4));
}
