import { html } from '../../html.ts';
import sharp from 'sharp';
import { randomOf, type Random } from '../../random.ts';

// An invented portrait, shaded enough for a face detector, with its true measurements.
export interface PortraitPictureOptions {
  readonly seed: string;
  readonly faces?: 0 | 1 | 2;
  readonly background?: 'white' | 'light' | 'other';
  readonly headPercent?: number; // chin to the top of the hair, of the picture's height
  readonly tilt?: number; // degrees, clockwise
  readonly blur?: number; // sigma in thousandths of the width
  readonly eyes?: 'open' | 'closed';
  readonly width?: number;
}

export interface PortraitTruth {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly faceCount: number;
  readonly backgroundColour: 'white' | 'light' | 'other';
  readonly headHeightPercent?: number;
  readonly tilt: number;
  readonly isBlurred: boolean;
  readonly eyesOpen: boolean;
}

const skins = [
  ['#c99a76', '#a97650', '#7d5236'],
  ['#e0b795', '#c6936c', '#946444'],
  ['#a87350', '#865537', '#5b3824'],
  ['#d6a683', '#b8835c', '#85573a'],
] as const;

const backgrounds = {
  white: ['#fdfdfd', '#f6f6f6'],
  light: ['#dfe6ec', '#e4dfd2', '#d5d9d5', '#cfdceb'],
  other: ['#3f5b7a', '#7a4a3a', '#55606b', '#2f6b4f'],
} as const;

// One head in its own frame: chin at (0, 100), top of the hair at (0, 0), about 72 wide.
function head(random: Random, eyes: 'open' | 'closed', id: string): string {
  const [light, middle, dark] = random.pick(skins);
  const hair = random.pick(['#17110d', '#231a14', '#2d2119']);
  const cloth = random.pick(['#2c3e57', '#5a2f3f', '#3b5946', '#4a4a52']);
  const lips = random.pick(['#a4544c', '#94473f', '#b06257']);
  const long = random.chance(0.4);
  const eye = (x: number) =>
    eyes === 'closed'
      ? `<path d="M${x - 6.4} 52.500q6.400 4.200 12.800 0" fill="none" stroke="#2a1a12" stroke-width="1.500"/>`
      : html(
          `<path d="M${x - 6.8} 52q6.800-6.200 13.600 0q-6.800 5-13.600 0z" fill="#f4efe9"/>\n`,
          `         <circle cx="${x}" cy="51.400" r="3.100" fill="#3a2415"/>`,
          `<circle cx="${x}" cy="51.400" r="1.500" fill="#0c0705"/>`,
          `<circle cx="${x + 1}" cy="50.300" r=".7" fill="#fff"/>\n`,
          '         ',
          `<path d="M${x - 7.2}`,
          ' 51.800q7.200-7.400 14.400 0" fill="none" stroke="#1d120c" stroke-width="1.300"/>\n',
          '         ',
          `<path d="M${x - 6.4} 53q6.400 4.400 12.800 0" fill="none" stroke="${dark}" stroke-width=".6"/>`,
        );
  const brow = (x: number, side: number) =>
    `<path d="M${x - 8.5 * side} 45q${7 * side}-5 ${16 * side}-.5q${-8 * side}-2.200 ${-16 * side} .5z" fill="${hair}" opacity=".92"/>`;
  return html(
    '\n',
    '  <defs>\n',
    `    <radialGradient id="skin${id}" cx="46%" cy="42%" r="68%">`,
    `<stop offset="0" stop-color="${light}"/><stop offset=".55" stop-color="${middle}"/>`,
    `<stop offset="1" stop-color="${dark}"/></radialGradient>\n`,
    `    <linearGradient id="neck${id}" x1="0" y1="0" x2="0" y2="1">`,
    `<stop offset="0" stop-color="${dark}"/><stop offset=".6" stop-color="${middle}"/>`,
    `<stop offset="1" stop-color="${middle}"/></linearGradient>\n`,
    '    ',
    `<filter id="soft${id}" x="-30%" y="-30%" width="160%" height="160%">`,
    '<feGaussianBlur stdDeviation="2.200"/></filter>\n',
    '  </defs>\n',
    `  ${long ? `<path d="M-38 118Q-46 4 0 0Q46 4 38 118z" fill="${hair}"/>` : ''}\n`,
    `  <path d="M-86 210Q-84 138-26 124L26 124Q84 138 86 210z" fill="${cloth}"/>\n`,
    `  <path d="M-17 84V122Q0 140 17 122V84z" fill="url(#neck${id})"/>\n`,
    '  <path d="M-30 122L0 152L30 122L22 117L0 138L-22 117z" fill="#f2f2f0"/>\n',
    `  <ellipse cx="-33.500" cy="57" rx="4" ry="8" fill="${middle}"/>`,
    `<ellipse cx="33.500" cy="57" rx="4" ry="8" fill="${dark}"/>\n`,
    '  ',
    '<path d="M-33 44C-34 14-20 8 0 8S34 14 33 44C33 66 28 80 17 91C10 98 5 100 0 100S-10 98-17 91C-28 ',
    '80-33 66-33 44z" fill="url(#skin',
    `${id})"/>\n`,
    `  <g filter="url(#soft${id})" opacity=".5">\n`,
    `    <ellipse cx="-14.500" cy="50" rx="10" ry="5.500" fill="${dark}"/>`,
    `<ellipse cx="14.500" cy="50" rx="10" ry="5.500" fill="${dark}"/>\n`,
    `    <path d="M3 50Q8 64 6 70Q2 74-5 71z" fill="${dark}"/>`,
    `<ellipse cx="0" cy="89.500" rx="10" ry="2.600" fill="${dark}"/>\n`,
    `    <path d="M-32 60Q-28 84-12 96Q-26 92-32 60zM32 60Q28 84 12 96Q26 92 32 60z" fill="${dark}"/>\n`,
    '  </g>\n',
    `  <g filter="url(#soft${id})" opacity=".55">`,
    '<path d="M-2 46Q-1.500 60-2 67Q0 70 2 67Q1.500 60 1 46z" fill="#fff3e6"/>',
    '<ellipse cx="-19" cy="65" rx="6" ry="4" fill="#fff0e0" opacity=".6"/>',
    '<ellipse cx="0" cy="28" rx="16" ry="7" fill="#fff3e6" opacity=".7"/></g>\n',
    `  ${brow(-15, 1)}${brow(15, -1)}${eye(-14.5)}${eye(14.5)}\n`,
    '  ',
    '<path d="M-7.500 69.500Q-6 65.500-4.500 68.500Q0 73 4.500 68.500Q6 65.500 7.500 69.500" fill="none" ',
    'stroke="',
    `${dark}" stroke-width="1.400"/>\n`,
    '  <ellipse cx="-3.600" cy="70.200" rx="1.900" ry="1" fill="#3a1f14" opacity=".8"/>',
    '<ellipse cx="3.600" cy="70.200" rx="1.900" ry="1" fill="#3a1f14" opacity=".8"/>\n',
    `  <path d="M-12.500 81Q-5 76.500 0 78.400Q5 76.500 12.500 81Q0 83 -12.500 81z" fill="${lips}"/>`,
    `<path d="M-12.500 81Q0 83 12.500 81Q5 88 0 87.500Q-5 88-12.500 81z" fill="${lips}" opacity=".82"/>\n`,
    '  <path d="M-12.500 81Q0 83.600 12.500 81" fill="none" stroke="#5a2620" stroke-width=".9"/>\n',
    '  ',
    '<path d="M-35 50C-40 12-22 0 0 0S40 12 35 50C33 34 28 25 18 20C6 24-14 24-24 19C-30 27-33 36-35 ',
    '50z" fill="',
    `${hair}"/>`,
  );
}

export async function portraitPicture(
  options: PortraitPictureOptions,
): Promise<{ bytes: Buffer; truth: PortraitTruth }> {
  const { seed, faces = 1, background = 'white', tilt = 0, blur = 0, eyes = 'open', width = 700 } = options;
  const random = randomOf('portrait', seed);
  const height = Math.round(width * (faces === 2 ? 0.8 : 9 / 7));
  const share = (options.headPercent ?? (faces === 2 ? 52 : random.between(56, 72))) / 100;
  const ground = random.pick(backgrounds[background]);
  const scale = (height * share) / 100;
  const top = height * Math.max(0.04, (1 - share) * 0.38);
  const busts = Array.from({ length: faces }, (_, i) => {
    const x = width * (faces === 1 ? 0.5 : 0.27 + 0.46 * i);
    return `<g transform="translate(${x} ${top}) scale(${scale}) rotate(${tilt} 0 60)">${head(random, eyes, String(i))}</g>`;
  });
  const furniture =
    background === 'other'
      ? html(
          `<rect x="0" y="${height * 0.1}" width="${width * 0.16}" height="${height * 0.5}" fill="#d9c49a"/>`,
          `<rect x="${width * 0.83}" y="0" width="${width * 0.17}" height="${height * 0.42}" fill="#6b7f58"/>`,
        )
      : '';
  const svg = html(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="100%" height="100%" fill="${ground}"/>${furniture}${busts.join('')}</svg>`,
  );
  const sigma = Math.max(0.5, (blur * width) / 1000);
  const grain = await sharp({
    create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 2 } },
  })
    .png()
    .toBuffer();
  const drawn = await sharp(Buffer.from(svg)).removeAlpha().blur(sigma).png().toBuffer();
  const bytes = await sharp(drawn)
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 92 })
    .toBuffer();
  return {
    bytes,
    truth: {
      widthPx: width,
      heightPx: height,
      faceCount: faces,
      backgroundColour: background,
      ...(faces > 0 && { headHeightPercent: Math.round(share * 1000) / 10 }),
      tilt,
      isBlurred: blur >= 4,
      eyesOpen: eyes === 'open',
    },
  };
}
