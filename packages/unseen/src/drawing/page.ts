import { fontOf, type Family, type Font } from './font.ts';

export interface Box {
  readonly x: number; // points from the left
  readonly y: number; // points from the top
  readonly w: number;
  readonly h: number;
}
export interface PrintedWord extends Box {
  readonly text: string;
}

// How the text of a place on the page is arranged: it says which structure a reader must understand.
export type Arrangement = 'ruled cells' | 'key-value' | 'prose' | 'header' | 'table' | 'zone';

// One printed occurrence of a value.
export interface Place {
  readonly field: string;
  readonly page: number; // from 0
  readonly arrangement: Arrangement;
  readonly words: readonly PrintedWord[];
}

const colour = (hex: string) => {
  const number = Number.parseInt(hex, 16);
  return [16, 8, 0].map((shift) => (((number >> shift) & 0xff) / 255).toFixed(3)).join(' ');
};
const n = (value: number) => value.toFixed(2);

// One page of vector drawing. Nothing here knows about documents.
export class Page {
  readonly width: number;
  readonly height: number;
  readonly words: PrintedWord[] = [];
  readonly fonts = new Map<Font, { readonly name: string; readonly characters: Set<string> }>();
  readonly #ops: string[] = [];

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  get content(): string {
    return this.#ops.join('\n');
  }

  #fontName(font: Font, text: string): string {
    const used = this.fonts.get(font) ?? { name: `F${this.fonts.size + 1}`, characters: new Set() };
    this.fonts.set(font, used);
    for (const each of text) used.characters.add(each);
    return used.name;
  }

  // Baseline at y.
  text(text: string, x: number, y: number, font: Font, size: number, ink = '000000'): void {
    const at = `1 0 0 1 ${n(x)} ${n(this.height - y)} Tm`;
    this.#ops.push(`BT ${colour(ink)} rg /${this.#fontName(font, text)} ${n(size)} Tf ${at} ${font.show(text)} Tj ET`);
  }

  // Text along a circle or at a slant: seals and stamps. It is not part of the words.
  turned(text: string, x: number, y: number, degrees: number, family: Family, size: number, ink: string): void {
    const turn = (degrees * Math.PI) / 180;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const font = fontOf(family, true);
    const at = `${n(cos)} ${n(sin)} ${n(-sin)} ${n(cos)} ${n(x)} ${n(this.height - y)} Tm`;
    this.#ops.push(`BT ${colour(ink)} rg /${this.#fontName(font, text)} ${n(size)} Tf ${at} ${font.show(text)} Tj ET`);
  }

  paint({ x, y, w, h }: Box, ink: string): void {
    this.#ops.push(`${colour(ink)} rg ${n(x)} ${n(this.height - y - h)} ${n(w)} ${n(h)} re f`);
  }

  frame({ x, y, w, h }: Box, ink = '000000', width = 0.7): void {
    this.#ops.push(`${colour(ink)} RG ${n(width)} w ${n(x)} ${n(this.height - y - h)} ${n(w)} ${n(h)} re S`);
  }

  line(x1: number, y1: number, x2: number, y2: number, ink = '000000', width = 0.7): void {
    const [from, to] = [`${n(x1)} ${n(this.height - y1)}`, `${n(x2)} ${n(this.height - y2)}`];
    this.#ops.push(`${colour(ink)} RG ${n(width)} w ${from} m ${to} l S`);
  }

  // A curve through points, drawn as short lines.
  curve(points: readonly (readonly [number, number])[], ink: string, width = 1, isFilled = false): void {
    const path = points.map(([x, y], at) => `${n(x)} ${n(this.height - y)} ${at === 0 ? 'm' : 'l'}`).join(' ');
    this.#ops.push(`${colour(ink)} ${isFilled ? 'rg' : 'RG'} ${n(width)} w ${path} ${isFilled ? 'f' : 'S'}`);
  }

  circle(x: number, y: number, radius: number, ink: string, width = 1, isFilled = false): void {
    const points = Array.from({ length: 49 }, (_, at) => {
      const angle = (at * Math.PI) / 24;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
    });
    this.curve(points, ink, width, isFilled);
  }
}
