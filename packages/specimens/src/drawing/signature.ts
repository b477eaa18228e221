import type { Random } from '../random.ts';

export function signature(random: Random, x: number, y: number, width: number, colour = '#1c2340'): string {
  const steps = random.whole(6, 9);
  const at = (value: number) => value.toFixed(2);
  let path = `M${at(x)} ${at(y)}`;
  for (let step = 1; step <= steps; step += 1) {
    const to = x + (width * step) / steps;
    const height = step % 2 ? random.between(-3.6, -1) : random.between(-0.4, 1.8);
    path += `S${at(to - random.between(-0.6, 2.4))} ${at(y + height * 1.3)} ${at(to)} ${at(y + height)}`;
  }
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="0.3" stroke-linecap="round"/>`;
}
