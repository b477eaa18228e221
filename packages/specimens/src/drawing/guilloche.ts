import type { Random } from '../random.ts';

const coordinate = (value: number) => value.toFixed(2);

export interface Waves {
  colour: string;
  lines: number;
  swing: number; // mm
  opacity: number;
}

// Bands of sine curves in the style of security printing; not the pattern of any state.
export function waves(random: Random, width: number, height: number, { colour, lines, swing, opacity }: Waves): string {
  const [first, second] = [random.between(0.05, 0.12), random.between(0.16, 0.3)];
  const phase = random.between(0, 6);
  const paths = Array.from({ length: lines }, (_, row) => {
    const base = (height * (row + 0.5)) / lines;
    const points = Array.from({ length: 64 }, (__, step) => {
      const x = (width * step) / 63;
      const y = base + swing * (Math.sin(x * first + phase + row * 0.35) + 0.5 * Math.sin(x * second - row * 0.5));
      return `${coordinate(x)},${coordinate(y)}`;
    });
    return `<polyline points="${points.join(' ')}"/>`;
  });
  return `<g fill="none" stroke="${colour}" stroke-width="0.13" opacity="${opacity}">${paths.join('')}</g>`;
}

export interface Rosette {
  colour: string;
  at: readonly [number, number];
  radius: number;
  opacity: number;
}

export function rosette(random: Random, { colour, at: [x, y], radius, opacity }: Rosette): string {
  const petals = random.whole(5, 11);
  const rings = Array.from({ length: 5 }, (_, ring) => {
    const points = Array.from({ length: 181 }, (__, step) => {
      const angle = (step / 180) * 2 * Math.PI;
      const reach = radius * (0.45 + ring * 0.11 + 0.16 * Math.sin(angle * petals + ring * 0.6));
      return `${coordinate(x + reach * Math.cos(angle))},${coordinate(y + reach * Math.sin(angle))}`;
    });
    return `<polyline points="${points.join(' ')}"/>`;
  });
  return `<g fill="none" stroke="${colour}" stroke-width="0.14" opacity="${opacity}">${rings.join('')}</g>`;
}
