import type { Degradation } from './degradation.ts';
import { identity } from './homography.ts';

// A sensor in poor light: brightness noise, and a little colour noise.
export const noise: Degradation = (page, random) => {
  const strength = random.between(30, 48);
  const data = Buffer.from(page.data);
  for (let at = 0; at < data.length; at += 3) {
    const grain = (random.next() + random.next() - 1) * strength;
    for (let channel = at; channel < at + 3; channel += 1)
      data[channel] = Math.max(0, Math.min(255, data[channel]! + grain + (random.next() - 0.5) * 24));
  }
  return { image: { ...page, data }, homography: identity, jpegQuality: 85 };
};
