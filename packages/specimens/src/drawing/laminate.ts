import type { Random } from '../random.ts';

// The laminate of a page: a slight tint and a diagonal sheen.
export function laminate(random: Random, width: number, height: number): string {
  const tint = random.pick(['#ffffff', '#fff3d6', '#dfeaff', '#e6fff4', '#ffe9f2']);
  const from = random.between(0, 0.6);
  const stops = [
    [from, 0],
    [from + 0.12, random.between(0.12, 0.3)],
    [from + 0.3, 0],
  ]
    .map(([offset, opacity]) => `<stop offset="${offset}" stop-color="#fff" stop-opacity="${opacity}"/>`)
    .join('');
  return (
    `<defs><linearGradient id="sheen" x2="1" y2="${random.between(0.2, 0.9)}">${stops}</linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="${tint}" opacity="${random.between(0.05, 0.14)}"/>` +
    `<rect width="${width}" height="${height}" fill="url(#sheen)"/>`
  );
}
