import { html } from '../html.ts';
import type { Random } from '../random.ts';
import type { PortraitOptions } from './portrait-options.ts';

const plain: Record<string, string> = {
  white: '#fbfbfa',
  offWhite: '#f1f0ec',
  lightGrey: '#d9dcdd',
  cream: '#e9e2cf',
  paleBlue: '#d2e0ec',
  blue: '#4f7fb5',
  brown: '#8a6448',
  dark: '#39424c',
};

// The background: a plain wall, a room, a street, a curtain with folds.
export function backdropOf(
  random: Random,
  { backdrop = 'white' }: PortraitOptions,
  width: number,
  height: number,
): string {
  const rect = (x: number, y: number, w: number, h: number, fill: string) =>
    html(
      `<rect x="${(x * width).toFixed(1)}" y="${(y * height).toFixed(1)}" width="${(w * width).toFixed(1)}`,
      `" height="${(h * height).toFixed(1)}" fill="${fill}"/>`,
    );
  const tones = ['#a33c2c', '#2f5d7c', '#d9b45a', '#3f6b45', '#7b5a8c', '#c9c2b4', '#1f2733'];
  if (plain[backdrop]) return rect(0, 0, 1, 1, plain[backdrop]);
  if (backdrop === 'curtain')
    return (
      rect(0, 0, 1, 1, '#cfc6b8') +
      Array.from({ length: 9 }, (_, at) => rect(at / 9 + 0.02, 0, 0.035, 1, at % 2 ? '#9d927f' : '#b3a894')).join('')
    );
  if (backdrop === 'shelves')
    return (
      rect(0, 0, 1, 1, '#e5ddd0') +
      Array.from({ length: 4 }, (_, row) => {
        const books = Array.from({ length: 14 }, (_book, at) =>
          rect(at / 14, row * 0.2 + 0.03 + random.between(0, 0.03), 0.05, 0.15, random.pick(tones)),
        ).join('');
        return `${books}${rect(0, row * 0.2 + 0.185, 1, 0.015, '#6d5238')}`;
      }).join('')
    );
  return (
    rect(0, 0, 1, 0.35, '#bcd3e6') +
    rect(0, 0.35, 1, 0.65, '#8d9287') +
    Array.from({ length: 6 }, (_, at) => rect(at / 6, random.between(0.02, 0.2), 0.14, 0.5, random.pick(tones))).join(
      '',
    )
  );
}
