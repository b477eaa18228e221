import { fontOf } from './font-metrics.ts';

export type Point = readonly [number, number];
export type Polygon = readonly Point[];

export interface Ink {
  family: string;
  size: number; // mm
  bold?: boolean;
  italic?: boolean;
  fill: string;
  spacing?: number; // mm between letters
}
export interface Part {
  text: string;
  field?: string;
}

export interface Sheet {
  width: number; // mm
  height: number;
  boxes: Record<string, Polygon>; // mm
  draw(svg: string): void;
  write(ink: Ink, at: Point, line: string | readonly Part[]): void;
  box(field: string, corners: readonly [number, number, number, number]): void;
  svg(dotsPerMm: number): string;
}

export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export function widthOf(ink: Ink, text: string): number {
  return fontOf(ink.family, ink.bold).widthOf(text) * ink.size + [...text].length * (ink.spacing ?? 0);
}

export function sheetOf(width: number, height: number): Sheet {
  const pieces: string[] = [];
  const boxes: Record<string, Polygon> = {};
  const box: Sheet['box'] = (field, [left, top, right, bottom]) => {
    boxes[field] = [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ];
  };
  const write: Sheet['write'] = (ink, [x, y], line) => {
    const parts = typeof line === 'string' ? [{ text: line }] : line;
    const style = [
      `font-family="${ink.family}" font-size="${ink.size}" fill="${ink.fill}" xml:space="preserve"`,
      ink.bold ? 'font-weight="bold"' : '',
      ink.italic ? 'font-style="italic"' : '',
      ink.spacing ? `letter-spacing="${ink.spacing}"` : '',
    ].join(' ');
    pieces.push(`<text x="${x}" y="${y}" ${style}>${escapeXml(parts.map(({ text }) => text).join(''))}</text>`);
    let left = x;
    for (const part of parts as readonly Part[]) {
      const right = left + widthOf(ink, part.text);
      if (part.field && part.text) box(part.field, [left, y - ink.size * 0.8, right, y + ink.size * 0.22]);
      left = right;
    }
  };
  return {
    width,
    height,
    boxes,
    draw: (svg) => void pieces.push(svg),
    write,
    box,
    svg: (dotsPerMm) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width * dotsPerMm)}" height="${Math.round(
        height * dotsPerMm,
      )}" viewBox="0 0 ${width} ${height}">${pieces.join('')}</svg>`,
  };
}
