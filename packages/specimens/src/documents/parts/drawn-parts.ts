import { html } from '../../html.ts';
import { portraitOf } from '../../drawing/portrait.ts';
import { signature } from '../../drawing/signature.ts';
import { waves } from '../../drawing/guilloche.ts';
import type { Random } from '../../random.ts';

const svg = (width: number, height: number, inside: string, style = '') =>
  `<svg width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}" style="${style}">${inside}</svg>`;

export const face = (random: Random, sex: string, width: number, height: number): string =>
  svg(width, height, portraitOf(random, sex === 'F')({ x: 0, y: 0, width, height }));

export const scribble = (random: Random, width = 30): string => svg(width, 10, signature(random, 1, 7, width - 3));

// Looks like a matrix code but encodes nothing.
export function squares(random: Random, size: number): string {
  const cells = 33;
  const eye = (x: number, y: number) =>
    html(
      `<path d="M${x} ${y}h7v7h-7z" fill="#fff"/>`,
      `<path fill-rule="evenodd" d="M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}v5h5v-5zM${x + 2} ${y + 2}`,
      'h3v3h-3z"/>',
    );
  const dots = Array.from({ length: cells * cells }, (_, at) =>
    random.chance(0.48) ? `M${at % cells} ${Math.floor(at / cells)}h1v1h-1z` : '',
  ).join('');
  return `<svg width="${size}mm" height="${size}mm" viewBox="0 0 33 33"><path d="${dots}"/>${eye(0, 0)}${eye(26, 0)}${eye(0, 26)}</svg>`;
}

export function bars(random: Random, width: number, height: number): string {
  let [at, drawn] = [0, ''];
  while (at < width - 1) {
    const wide = random.pick([0.25, 0.25, 0.5, 0.75]);
    drawn += `M${at.toFixed(2)} 0h${wide}v${height}h-${wide}z`;
    at += wide + random.pick([0.25, 0.5, 0.75]);
  }
  return svg(width, height, `<path d="${drawn}"/>`);
}

export const threads = (random: Random, width: number, height: number, colour: string): string =>
  svg(
    width,
    height,
    waves(random, width, height, { colour, lines: Math.round(height / 2), swing: 1.4, opacity: 0.45 }),
    'position:absolute;left:0;top:0;z-index:-1',
  );

// A round office seal; its words run on the ring.
export function roundSeal(words: string, colour = '#3b3f8f', size = 30): string {
  const id = `ring${words.length}${size}`;
  return html(
    `<svg width="${size}mm" height="${size}mm" viewBox="0 0 100 100" opacity=".75"><defs>`,
    `<path id="${id}" d="M50 50m-38 0a38 38 0 1 1 76 0a38 38 0 1 1 -76 0"/></defs>`,
    `<g fill="none" stroke="${colour}" stroke-width="1.6"><circle cx="50" cy="50" r="48"/>`,
    '<circle cx="50" cy="50" r="30"/></g>',
    `<path d="M50 34l4 11h12l-10 7 4 12-10-7-10 7 4-12-10-7h12z" fill="${colour}"/>`,
    `<text font-size="10" fill="${colour}" letter-spacing="1">`,
    `<textPath href="#${id}">${words}</textPath></text></svg>`,
  );
}

// An invented emblem: a wheel over two leaves.
export const emblem = (colour: string, size = 14): string =>
  html(
    `<svg width="${size}mm" height="${size}mm" viewBox="0 0 60 60" fill="none" stroke="${colour}`,
    '" stroke-width="2">',
    '<circle cx="30" cy="22" r="14"/>',
    '<circle cx="30" cy="22" r="4"/>',
    [0, 45, 90, 135].map((turn) => `<path d="M16 22h28" transform="rotate(${turn} 30 22)"/>`).join(''),
    '<path d="M30 56Q8 52 6 34Q24 36 30 56Q36 36 54 34Q52 52 30 56z"/></svg>',
  );

// Enlarged, as copy shops do for cards.
export const enlarged = (random: Random, most: number, inside: string): string =>
  `<div style="zoom:${random.pick([(1 + most) / 2, most, most])}">${inside}</div>`;
