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
  field?: string | readonly string[]; // several parts of one field share its box
}

export interface Written {
  text: string;
  at: Point; // its baseline's beginning, mm
  size: number;
  width: number;
}

export interface PassportPage {
  width: number; // mm
  height: number;
  boxes: Record<string, Polygon>; // mm
  written: Written[];
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

// The same ink, smaller if the text is too wide.
export function fitted(ink: Ink, text: string, place: number): Ink {
  const width = widthOf(ink, text);
  return width <= place ? ink : { ...ink, size: (ink.size * place) / width };
}

export function passportPageOf(width: number, height: number): PassportPage {
  const pieces: string[] = [];
  const boxes: Record<string, Polygon> = {};
  const written: Written[] = [];
  const box: PassportPage['box'] = (field, corners) => {
    const [[x1, y1], , [x2, y2]] = (boxes[field] ?? [corners, [], corners.slice(2)]) as [Point, Point, Point];
    const [left, top] = [Math.min(x1, corners[0]), Math.min(y1, corners[1])];
    const [right, bottom] = [Math.max(x2, corners[2]), Math.max(y2, corners[3])];
    boxes[field] = [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ];
  };
  const write: PassportPage['write'] = (ink, [x, y], line) => {
    const parts: readonly Part[] = typeof line === 'string' ? [{ text: line }] : line;
    const style = [
      `font-family="${ink.family}" font-size="${ink.size}" fill="${ink.fill}" xml:space="preserve"`,
      ink.bold ? 'font-weight="bold"' : '',
      ink.italic ? 'font-style="italic"' : '',
      ink.spacing ? `letter-spacing="${ink.spacing}"` : '',
    ].join(' ');
    const text = parts.map((part) => part.text).join('');
    written.push({ text, at: [x, y], size: ink.size, width: widthOf(ink, text) });
    pieces.push(`<text x="${x}" y="${y}" ${style}>${escapeXml(text)}</text>`);
    let left = x;
    for (const part of parts) {
      const right = left + widthOf(ink, part.text);
      const fields = part.text && part.field ? [part.field].flat() : [];
      for (const field of fields) box(field, [left, y - ink.size * 0.8, right, y + ink.size * 0.22]);
      left = right;
    }
  };
  return {
    width,
    height,
    boxes,
    written,
    draw: (svg) => void pieces.push(svg),
    write,
    box,
    svg: (dotsPerMm) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width * dotsPerMm)}" height="${Math.round(
        height * dotsPerMm,
      )}" viewBox="0 0 ${width} ${height}">${pieces.join('')}</svg>`,
  };
}
