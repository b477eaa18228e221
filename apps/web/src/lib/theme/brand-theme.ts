import type { MantineColorsTuple, MantineThemeOverride } from '@mantine/core';

// Brand colour only on primary buttons, active navigation, progress, selection, focus ring and links. Success, warning and
// error colours are fixed.
export const font = "'Inter Variable', 'Noto Sans Devanagari Variable', system-ui, sans-serif";

const channel = (c: number) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);

export function contrastWithWhite(hex: string) {
  const [r, g, b] = [1, 3, 5].map((i) => channel(parseInt(hex.slice(i, i + 2), 16) / 255));
  return 1.05 / (0.2126 * r! + 0.7152 * g! + 0.0722 * b! + 0.05);
}

// The first shade from 6 on with a 4.5:1 contrast to white, else 6 with dark text.
export const primaryShade = (shades: readonly string[]) =>
  ([6, 7, 8, 9] as const).find((i) => contrastWithWhite(shades[i]!) >= 4.5) ?? 6;

export const brandBase = (shades: MantineColorsTuple): MantineThemeOverride => ({
  primaryColor: 'brand',
  primaryShade: primaryShade(shades),
  autoContrast: true,
  luminanceThreshold: 0.179,
  fontFamily: font,
  cursorType: 'pointer',
  respectReducedMotion: true,
});
