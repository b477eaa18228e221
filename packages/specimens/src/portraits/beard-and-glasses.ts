import { html } from '../html.ts';
import { seen } from './face.ts';
import type { Look } from './person-look.ts';
import type { PortraitOptions } from './portrait-options.ts';

const n = (value: number) => value.toFixed(2);

export function beard({ hair }: Look, { beard: kind = 'none', turned = 0 }: PortraitOptions): string {
  const shift = 9 * Math.sin((turned * Math.PI) / 180);
  const lip = seen(0, turned, 4).x;
  const moustache = html(
    `<path d="M${n(lip - 14)} 79Q${n(lip)} 70 ${n(lip + 14)} 79Q${n(lip + 6)} 76.500 ${n(lip)} 77.500Q`,
    `${n(lip - 6)} 76.500 ${n(lip - 14)} 79z" fill="${hair}" opacity=".93"/>`,
  );
  if (kind === 'none') return '';
  if (kind === 'moustache') return moustache;
  return html(
    `<path d="M-32 62Q-30 84 ${n(-17 + shift)} 92Q${n(shift)} 108 ${n(17 + shift)} 92Q30 84 32 62Q27 76 `,
    `${n(15 + shift)} 76Q${n(lip)} 73 ${n(-15 + shift)} 76Q-27 76-32 62zM${n(lip - 11)} 82Q${n(lip)} 79 `,
    `${n(lip + 11)} 82Q${n(lip)} 90 ${n(lip - 11)} 82z" fill="${hair}" fill-rule="evenodd" opacity=".9"/>`,
    moustache,
  );
}

export function glasses({ glasses: kind = 'none', glare = false, turned = 0 }: PortraitOptions, id: string): string {
  if (kind === 'none') return '';
  const [left, right] = [seen(-14.5, turned), seen(14.5, turned)];
  const stroke = kind === 'thick' ? 2.2 : 0.9;
  const lens = ({ x, narrow }: { x: number; narrow: number }) =>
    html(
      `<rect x="${n(x - 11.5 * narrow)}" y="43.500" width="${n(23 * narrow)}" height="18" rx="`,
      `${kind === 'thick' ? 5 : 8}" fill="#eef4ff14" stroke="#20242b" stroke-width="${stroke}"/>`,
    );
  const shine = ({ x, narrow }: { x: number; narrow: number }) =>
    html(
      `<g filter="url(#shine${id})">`,
      `<path d="M${n(x + 2.5 * narrow)} 46L${n(x + 8.5 * narrow)} 46L${n(x + 4 * narrow)} 56L`,
      `${n(x - 2 * narrow)} 58z" fill="#fff"/></g>`,
    );
  return html(
    `<filter id="shine${id}" x="-40%" y="-40%" width="180%" height="180%">`,
    '<feGaussianBlur stdDeviation=".7"/></filter>\n',
    `    ${lens(left)}${lens(right)}`,
    `<path d="M${n(left.x + 11.5 * left.narrow)} 50Q${n((left.x + right.x) / 2)} 46.500 `,
    `${n(right.x - 11.5 * right.narrow)} 50" fill="none" stroke="#20242b" stroke-width="${stroke}"/>\n`,
    '    ',
    `<path d="M${n(left.x - 11.5 * left.narrow)} 49L-34 51M${n(right.x + 11.5 * right.narrow)}`,
    ` 49L34 51" stroke="#20242b" stroke-width="${stroke}"/>`,
    glare ? `${shine(left)}${shine(right)}` : '',
  );
}
