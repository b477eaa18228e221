import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { printFontFolder } from '../printing/font-hash.ts';

type WidthOf = (codePoint: number) => number | null; // in ems; null if the font lacks the character

// Reads the tables cmap (format 4) and hmtx of a TrueType font.
function openFont(name: string): WidthOf {
  const bytes = readFileSync(join(printFontFolder, `${name}.ttf`));
  const word = (at: number) => bytes.readUInt16BE(at);
  const tables = new Map<string, number>();
  for (let n = 0; n < word(4); n++) {
    const at = 12 + 16 * n;
    tables.set(bytes.toString('latin1', at, at + 4), bytes.readUInt32BE(at + 8));
  }
  const at = (table: string) => {
    const found = tables.get(table);
    if (found === undefined) throw new Error(`the font ${name} has no table ${table}`);
    return found;
  };
  const [cmap, hmtx] = [at('cmap'), at('hmtx')];
  const unitsPerEm = word(at('head') + 18);
  const lastMetric = word(at('hhea') + 34) - 1;
  const subtable = Array.from({ length: word(cmap + 2) }, (_, n) => cmap + bytes.readUInt32BE(cmap + 8 + 8 * n)).find(
    (offset) => word(offset) === 4,
  );
  if (subtable === undefined) throw new Error(`the font ${name} has no character table of format 4`);
  const length = word(subtable + 6); // twice the number of segments
  const ends = subtable + 14;
  const starts = ends + length + 2;
  const deltas = starts + length;
  const ranges = deltas + length;

  function glyphOf(codePoint: number): number {
    let segment = 0;
    while (segment < length && word(ends + segment) < codePoint) segment += 2;
    if (segment >= length || word(starts + segment) > codePoint) return 0;
    const delta = word(deltas + segment);
    const range = word(ranges + segment);
    if (range === 0) return (codePoint + delta) & 0xffff;
    const glyph = word(ranges + segment + range + 2 * (codePoint - word(starts + segment)));
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return (codePoint) => {
    const glyph = codePoint > 0xffff ? 0 : glyphOf(codePoint);
    return glyph === 0 ? null : word(hmtx + 4 * Math.min(glyph, lastMetric)) / unitsPerEm;
  };
}

let fonts: readonly WidthOf[] | undefined;
const known = new Map<string, number>();
const otherWidth = 1.2; // of a script that the browser prints in a font of its own choice

function charWidth(char: string): number {
  fonts ??= ['NotoSans-Regular', 'NotoSansDevanagari-Regular'].map(openFont);
  const codePoint = char.codePointAt(0)!;
  for (const widthOf of fonts) {
    const width = widthOf(codePoint);
    if (width !== null) return width;
  }
  return /\p{M}/u.test(char) ? 0 : otherWidth;
}

// Width of a text in ems as it is printed. Devanagari letters that join become narrower, so their sum is never too small.
export function textWidth(text: string): number {
  let sum = 0;
  for (const char of text) {
    let width = known.get(char);
    if (width === undefined) known.set(char, (width = charWidth(char)));
    sum += width;
  }
  return sum;
}
