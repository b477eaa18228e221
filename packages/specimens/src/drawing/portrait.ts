import { html } from '../html.ts';
import type { Random } from '../random.ts';

export interface PortraitFrame {
  x: number;
  y: number;
  width: number;
  height: number;
  opacity?: number;
}
export type Portrait = (frame: PortraitFrame) => string;

const skins = ['#8d5a3a', '#a9714b', '#c48a62', '#7a4a2e', '#d8a67e', '#e5bb98'] as const;
const cloths = ['#2f4058', '#5b2c3b', '#3d5a44', '#5a5246', '#7d3b1e', '#29506a'] as const;

// An invented portrait: the same face in the picture and in its ghost image.
export function portraitOf(random: Random, long: boolean): Portrait {
  const [skin, cloth] = [random.pick(skins), random.pick(cloths)];
  const hair = random.pick(['#1d1713', '#2b211b', '#3a2a20', '#8a8480']);
  const [wide, back] = [random.between(13.5, 15.5), random.pick(['#f1f1ee', '#e3e9ef', '#dfe8e2'])];
  const jaw = 45 + random.between(18, 21);
  const glasses = random.chance(0.2)
    ? '<g fill="none" stroke="#2a2a2a" stroke-width="0.9"><circle cx="43" cy="44" r="4.6"/><circle cx="57" ' +
      'cy="44" r="4.6"/><path d="M47.6 44h4.8"/></g>'
    : '';
  const eyes =
    '<g fill="#241a15"><ellipse cx="43" cy="44" rx="2" ry="1.1"/><ellipse cx="57" cy="44" rx="2" ' +
    'ry="1.1"/></g><path d="M39.5 40.2q3.5-1.8 7 0M53.500 40.2q3.500-1.800 7 0" fill="none" ' +
    'stroke="#241a15" stroke-width="1"/>';
  const face = html(
    '<path d="M50 46v6.500q-2.200 1-3 0" fill="none" stroke="#000" stroke-opacity=".35" ',
    'stroke-width=".9"/>',
    '<path d="M45 57.500q5 2.200 10 0" fill="none" stroke="#7c2f2b" stroke-width="1.400"/>',
  );
  const locks = long
    ? `<path d="M${50 - wide - 5} 78Q${50 - wide - 7} 22 50 21Q${50 + wide + 7} 22 ${50 + wide + 5} 78z" fill="${hair}"/>`
    : '';
  const fringe = html(
    `<path d="M${50 - wide - 1} 43Q${50 - wide} 24 50 23Q${50 + wide} 24 ${50 + wide + 1} 43Q`,
    `${50 + wide - 4} 31 50 32Q${50 - wide + 4} 31 ${50 - wide - 1} 43z" fill="${hair}"/>`,
  );
  const drawn = [
    `<rect width="100" height="128" fill="${back}"/>`,
    locks,
    `<path d="M4 128Q6 83 40 76L60 76Q94 83 96 128z" fill="${cloth}"/>`,
    `<path d="M42 60V78Q50 86 58 78V60z" fill="${skin}"/>`,
    html(
      `<path d="M${50 - wide} 42Q${50 - wide} 24 50 24Q${50 + wide} 24 ${50 + wide} 42Q${50 + wide} `,
      `${jaw - 4} 50 ${jaw + 4}Q${50 - wide} ${jaw - 4} ${50 - wide} 42z" fill="${skin}"/>`,
    ),
    fringe,
    eyes,
    face,
    glasses,
  ].join('');
  return ({ x, y, width, height, opacity = 1 }) =>
    html(
      `<svg x="${x}" y="${y}" width="${width}" height="${height}`,
      `" viewBox="14 9 72 92" preserveAspectRatio="none" opacity="${opacity}">${drawn}</svg>`,
    );
}
