const channel = (c: number) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);

const parse = (hex: string): [number, number, number] =>
  [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16)) as [number, number, number];

const luminance = (rgb: readonly number[]) =>
  [0.2126, 0.7152, 0.0722].reduce((sum, weight, i) => sum + weight * channel(rgb[i]! / 255), 0);

export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(parse(a)), luminance(parse(b))].toSorted((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const mix = (rgb: readonly number[], target: number, share: number) =>
  `#${rgb
    .map((c) =>
      Math.round(c + (target - c) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

// The first of ever darker (or lighter) shades that can be read on the ground.
function readableShade(hex: string, ground: string, target: 0 | 255, least: number): string {
  const rgb = parse(hex);
  for (let share = 0; share < 1; share += 0.05) {
    const shade = mix(rgb, target, share);
    if (contrast(shade, ground) >= least) return shade;
  }
  return mix(rgb, target, 1);
}

export const ownColor = '#35507f'; // before the realm is known

// filled: with white text. mark: focus and lines on the panel's ground.
export function brandColors(color: string): { filled: string; light: string; dark: string } {
  const hex = /^#[0-9a-f]{6}$/.test(color) ? color : ownColor;
  return {
    filled: readableShade(hex, '#ffffff', 0, 4.6),
    light: readableShade(hex, '#ffffff', 0, 3.2),
    dark: readableShade(hex, '#1a1d23', 255, 3.2),
  };
}
