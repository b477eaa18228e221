import { html } from '../html.ts';
import type { Look } from './person-look.ts';

export const eyeLine = 51.6;
const round = 36; // of the skull, seen from above

interface Pose {
  readonly turned: number; // degrees
  readonly eyes: 'open' | 'closed';
  readonly id: string;
}

const n = (value: number) => String(Number(value.toFixed(2)));

// Where a point at `x` of a face moves when the head turns, and how narrow it appears; protruding points move farther.
export function seen(x: number, turned: number, out = 0): { readonly x: number; readonly narrow: number } {
  const [at, yaw] = [Math.asin(x / round), (turned * Math.PI) / 180];
  return { x: (round + out) * Math.sin(at + yaw), narrow: Math.max(0.2, Math.cos(at + yaw) / Math.cos(at)) };
}

const put = ({ x, narrow }: { x: number; narrow: number }, inner: string) =>
  `<g transform="translate(${n(x)} 0) scale(${n(narrow)} 1)">${inner}</g>`;

function eye({ eye: size, iris, dark }: Look, eyes: Pose['eyes']): string {
  const [w, h] = [6.9 * size, 6 * size];
  if (eyes === 'closed')
    return html(
      `<path d="M${n(-w)} 51.500q${n(w)} 5 ${n(w * 2)}`,
      ' 0" fill="none" stroke="#2a1a12" stroke-width="1.500"/>',
      `<path d="M${n(-w)} 50q${n(w)} ${n(-h * 0.7)} ${n(w * 2)} 0" fill="none" stroke="${dark}`,
      '" stroke-width=".7"/>',
    );
  return html(
    `<path d="M${n(-w)} 52q${n(w)} ${n(-h)} ${n(w * 2)} 0q${n(-w)} ${n(h * 0.85)} ${n(-w * 2)}`,
    ' 0z" fill="#eee8e1"/>\n',
    `    <circle cx="0" cy="51.300" r="${n(3.2 * size)}" fill="${iris}"/>`,
    '<circle cx="0" cy="51.300" r="1.500" fill="#0c0705"/>',
    '<circle cx="1" cy="50.200" r=".65" fill="#fff"/>\n',
    '    ',
    `<path d="M${n(-w - 0.4)} 51.800q${n(w + 0.4)} ${n(-h - 1.2)} ${n(w * 2 + 0.8)}`,
    ' 0" fill="none" stroke="#1d120c" stroke-width="1.300"/>\n',
    '    ',
    `<path d="M${n(-w + 0.4)} 53q${n(w - 0.4)} 4.300 ${n(w * 2 - 0.8)} 0" fill="none" stroke="${dark}`,
    '" stroke-width=".6"/>\n',
    '    ',
    `<path d="M${n(-w)} 48.600q${n(w)} ${n(-h * 0.75)} ${n(w * 2)} 0" fill="none" stroke="${dark}`,
    '" stroke-width=".6" opacity=".7"/>',
  );
}

const brow = ({ hair }: Look, side: 1 | -1) =>
  `<path d="M${-8.5 * side} 44.800q${7 * side}-5 ${16 * side}-.5q${-8 * side}-2 ${-16 * side} .5z" fill="${hair}" opacity=".92"/>`;

export function facePath({ wide, jaw }: Look, turned: number): string {
  const [w, j] = [33 * wide, 17 + jaw * 4];
  const shift = 9 * Math.sin((turned * Math.PI) / 180);
  return html(
    `M${n(-w)} 44C${n(-w - 1)} 14 ${n(-w * 0.62)} 8 0 8S${n(w + 1)} 14 ${n(w)} 44C${n(w)} `,
    `66 ${n(w * 0.85 + shift)} 80 ${n(j + shift)} 91C${n(10 + shift)} 98 ${n(5 + shift)} 100 ${n(shift)} `,
    `100S${n(-10 + shift)} 98 ${n(-j + shift)} 91C${n(-w * 0.85 + shift)} 80 ${n(-w)} 66 ${n(-w)} 44z`,
  );
}

// Skin, ears, brows, eyes, nose and mouth, shaded as a lamp in front and a little to the left shades them.
export function face(look: Look, { turned, eyes, id }: Pose): string {
  const { light, middle, dark, lips, wide } = look;
  const [nose, mouth, chin] = [seen(0, turned, 9), seen(0, turned, 2), seen(0, turned)];
  const ear = (side: 1 | -1) =>
    turned * side > 12
      ? ''
      : html(
          `<ellipse cx="${n(33.5 * wide * side)}" cy="57" rx="4" ry="8" fill="${side < 0 ? middle : dark}"/>`,
          `<ellipse cx="${n(33.5 * wide * side)}" cy="57" rx="2" ry="5" fill="${dark}" opacity=".5"/>`,
        );
  const both = (draw: (side: 1 | -1) => string) =>
    ([-1, 1] as const).map((side) => put(seen(14.5 * side, turned), draw(side))).join('');
  return html(
    '\n',
    `  ${ear(-1)}${ear(1)}\n`,
    `  <path d="${facePath(look, turned)}" fill="url(#skin${id})"/>\n`,
    `  <g filter="url(#soft${id})" opacity=".5">\n`,
    `    ${both(() => `<ellipse cx="0" cy="50" rx="10" ry="5.500" fill="${dark}"/>`)}\n`,
    `    ${put(nose, `<path d="M3 50Q8 64 6 70Q2 74-5 71z" fill="${dark}"/>`)}\n`,
    '   ',
    ' ',
    put(
      chin,
      html(
        `<ellipse cx="0" cy="89.500" rx="10" ry="2.600" fill="${dark}"/>`,
        `<path d="M-31 60Q-27 84-12 95Q-25 92-31 60zM31 60Q27 84 12 95Q25 92 31 60z" fill="${dark}"/>`,
      ),
    ),
    '\n',
    '  </g>\n',
    `  <g filter="url(#soft${id})" opacity=".5">\n`,
    `    ${put(nose, '<path d="M-2 46Q-1.500 60-2 67Q0 70 2 67Q1.500 60 1 46z" fill="#fff3e6"/>')}\n`,
    `    ${put(seen(-19, turned), `<ellipse cx="0" cy="65" rx="6" ry="4" fill="${light}"/>`)}\n`,
    `    ${put(chin, `<ellipse cx="0" cy="28" rx="16" ry="7" fill="${light}"/>`)}\n`,
    '  </g>\n',
    `  ${both((side) => brow(look, side === -1 ? 1 : -1))}${both(() => eye(look, eyes))}\n`,
    ' ',
    ' ',
    put(
      nose,
      html(
        '<path d="M-7.500 69.500Q-6 65.500-4.500 68.500Q0 73 4.500 68.500Q6 65.500 7.500 69.500" ',
        'fill="none" stroke="',
        `${dark}" stroke-width="1.400"/>`,
        '<ellipse cx="-3.600" cy="70.200" rx="1.900" ry="1" fill="#3a1f14" opacity=".8"/>',
        '<ellipse cx="3.600" cy="70.200" rx="1.900" ry="1" fill="#3a1f14" opacity=".8"/>',
      ),
    ),
    '\n',
    ' ',
    ' ',
    put(
      mouth,
      html(
        `<path d="M-12.500 81Q-5 76.500 0 78.400Q5 76.500 12.500 81Q0 83-12.500 81z" fill="${lips}"/>`,
        `<path d="M-12.500 81Q0 83 12.500 81Q5 88 0 87.500Q-5 88-12.500 81z" fill="${lips}" opacity=".82"/>`,
        '<path d="M-12.500 81Q0 83.600 12.500 81" fill="none" stroke="#5a2620" stroke-width=".9"/>',
      ),
    ),
  );
}
