import type { Face } from './face-engine.ts';
import type { FaceFrame } from './face-frame.ts';

// When the head is turned, the nose moves away from the middle between the eyes and towards one edge of the jaw.
export function turnedOf({ points }: Face, { of }: FaceFrame): number {
  const x = (at: number) => of(points[at]!).across;
  const eyes = (x(30) - (x(36) + x(45)) / 2) / Math.max(1, x(45) - x(36));
  const jaw = (x(30) * 2 - x(0) - x(16)) / Math.max(1, x(16) - x(0));
  const sine = Math.min(1, Math.abs(eyes / 0.5 + jaw / 1.4) / 2);
  return (Math.asin(sine) * 180) / Math.PI;
}
