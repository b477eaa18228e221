import { defaultPalette } from '@visawright/contract/platform/constants.ts';
import { generateColors } from '@mantine/colors-generator';

// Ten shades from light to dark, computed when a colour is saved. A realm without a colour uses the product's palette.
export const shadesOf = (color: string | null): string[] => [...generateColors(color ?? defaultPalette.base)];

const channel = (byte: number) => {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

// Relative luminance, as WCAG 2 defines it.
export function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16)));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

// Text on the brand colour is white if some shade from 6 on allows it; a brand too light for that uses shade 6 with black text.
export function primaryShade(shades: readonly string[]): { index: number; text: 'white' | 'black' } {
  const index = shades.findIndex((shade, at) => at >= 6 && contrast(shade, '#ffffff') >= 4.5);
  return index === -1 ? { index: 6, text: 'black' } : { index, text: 'white' };
}
