// What is needed of a TrueType file to set text in a PDF: which glyph a character has and how wide it is.
interface TrueType {
  readonly unitsPerEm: number;
  readonly glyphs: number;
  readonly ascent: number;
  readonly descent: number;
  readonly box: readonly [number, number, number, number];
  readonly glyphOf: (code: number) => number;
  readonly widthOf: (glyph: number) => number;
}

export function parseTrueType(file: Buffer): TrueType {
  const tables = new Map<string, number>();
  for (let n = 0, at = 12; n < file.readUInt16BE(4); n += 1, at += 16)
    tables.set(file.toString('latin1', at, at + 4), file.readUInt32BE(at + 8));
  const table = (name: string) => {
    const at = tables.get(name);
    if (at === undefined) throw new Error(`the font has no table ${name}`);
    return at;
  };
  const [head, hhea, hmtx, maxp] = [table('head'), table('hhea'), table('hmtx'), table('maxp')];
  const metrics = file.readUInt16BE(hhea + 34);
  const codes = readCodes(file, table('cmap'));
  return {
    unitsPerEm: file.readUInt16BE(head + 18),
    glyphs: file.readUInt16BE(maxp + 4),
    ascent: file.readInt16BE(hhea + 4),
    descent: file.readInt16BE(hhea + 6),
    box: [36, 38, 40, 42].map((at) => file.readInt16BE(head + at)) as [number, number, number, number],
    glyphOf: (code) => codes.get(code) ?? 0,
    widthOf: (glyph) => file.readUInt16BE(hmtx + Math.min(glyph, metrics - 1) * 4),
  };
}

// The table of the Basic Multilingual Plane (format 4), which every font here has.
function readCodes(file: Buffer, cmap: number): Map<number, number> {
  const found = new Map<number, number>();
  for (let n = 0; n < file.readUInt16BE(cmap + 2); n += 1) {
    const at = cmap + file.readUInt32BE(cmap + 4 + n * 8 + 4);
    if (file.readUInt16BE(at) !== 4) continue;
    const doubled = file.readUInt16BE(at + 6);
    for (let segment = 0; segment < doubled; segment += 2) {
      const last = file.readUInt16BE(at + 14 + segment);
      const first = file.readUInt16BE(at + 16 + doubled + segment);
      const delta = file.readUInt16BE(at + 16 + 2 * doubled + segment);
      const rangeAt = at + 16 + 3 * doubled + segment;
      const range = file.readUInt16BE(rangeAt);
      for (let code = first; code <= last && code < 0xffff; code += 1) {
        const glyph = range === 0 ? code : file.readUInt16BE(rangeAt + range + (code - first) * 2);
        if (range === 0 || glyph !== 0) found.set(code, (glyph + delta) & 0xffff);
      }
    }
    return found;
  }
  throw new Error('the font has no table of characters in format 4');
}
