import type { Random } from '../random.ts';

export function signature(random: Random, x: number, y: number, width: number, colour = '#1c2340'): string {
  const steps = random.whole(7, 11);
  let path = `M${x} ${y}`;
  for (let step = 1; step <= steps; step += 1) {
    const to = x + (width * step) / steps;
    const lift = () => (y + random.between(-3.2, 1.6)).toFixed(2);
    path += `C${(to - random.between(0, 3)).toFixed(2)} ${lift()} ${(to - random.between(1, 5)).toFixed(2)} ${lift()} ${to.toFixed(2)} ${lift()}`;
  }
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="0.32" stroke-linecap="round"/>`;
}
