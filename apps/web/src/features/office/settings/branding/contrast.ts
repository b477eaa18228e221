import { generateColors } from '@mantine/colors-generator';
import { primaryShade } from '../../../../lib/theme/brand-theme.ts';

const channel = (byte: number) => {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

// As defined by WCAG 2.
export function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [red, green, blue] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16)));
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const white = '#ffffff';
const black = '#000000';
const darkScheme = '#1a1d23';
const enough = 4.5;

interface ContrastRow {
  readonly id: 'own' | 'button' | 'focus' | 'dark';
  readonly ground: string;
  readonly text: string;
  readonly ratio: number;
  readonly isEnough: boolean;
}

export interface ContrastVerdictResult {
  readonly verdict: 'good' | 'adjusted' | 'poor';
  readonly shades: readonly string[];
  readonly shade: number;
  readonly used: string; // button colour
  readonly text: string; // text colour on it
  readonly own: number; // contrast of white on the chosen colour
  readonly rows: readonly ContrastRow[];
}

// What the server does with a colour. good: white text is readable; adjusted: on a darker shade; poor: text is black.
export function verdictOf(color: string): ContrastVerdictResult {
  const shades = [...generateColors(color)];
  const shade = primaryShade(shades);
  const used = shades[shade]!;
  const carriesWhite = contrast(used, white) >= enough;
  const text = carriesWhite ? white : black;
  const own = contrast(color, white);
  const row = (id: ContrastRow['id'], ground: string, on: string, need: number): ContrastRow => {
    const ratio = contrast(ground, on);
    return { id, ground, text: on, ratio, isEnough: ratio >= need };
  };
  return {
    verdict: !carriesWhite ? 'poor' : own >= enough ? 'good' : 'adjusted',
    shades,
    shade,
    used,
    text,
    own,
    rows: [
      row('own', color, white, enough),
      row('button', used, text, enough),
      row('focus', white, used, 3),
      row('dark', darkScheme, shades[4]!, enough),
    ],
  };
}
