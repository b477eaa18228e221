import { html } from '../html.ts';
export interface SpecimenMark {
  at: readonly [number, number];
  size: number;
  turn?: number;
  colour?: string;
  opacity?: number;
  family?: string;
}

// Every page is marked as a specimen, beside the values and never over them.
export const specimenMark = ({
  at: [x, y],
  size,
  turn = 0,
  colour = '#b3202a',
  opacity = 0.75,
  family = 'DejaVu Sans',
}: SpecimenMark): string =>
  html(
    `<text x="${x}" y="${y}" text-anchor="middle" transform="rotate(${turn} ${x} ${y})" font-family="`,
    `${family}" font-weight="bold" font-size="${size}" letter-spacing="${size / 8}" fill="${colour}`,
    `" opacity="${opacity}">SPECIMEN</text>`,
  );
