import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface FontMetrics {
  widthOf(text: string): number; // in ems
}

// Advance widths of an OpenType font: enough to compute where a printed value ends.
export function metricsOf(file: Buffer): FontMetrics {
  const tables = new Map<string, number>();
  for (let at = 0; at < file.readUInt16BE(4); at += 1) {
    const entry = 12 + at * 16;
    tables.set(file.toString('latin1', entry, entry + 4), file.readUInt32BE(entry + 8));
  }
  const unitsPerEm = file.readUInt16BE(tables.get('head')! + 18);
  const longMetrics = file.readUInt16BE(tables.get('hhea')! + 34);
  const advances = tables.get('hmtx')!;
  const advance = (glyph: number) => file.readUInt16BE(advances + Math.min(glyph, longMetrics - 1) * 4) / unitsPerEm;
  const segments = segmentTable(file, tables.get('cmap')!);
  const widthOf = (text: string) => [...text].reduce((sum, sign) => sum + advance(glyphOf(file, segments, sign)), 0);
  return { widthOf };
}

function segmentTable(file: Buffer, cmap: number): number {
  for (let at = 0; at < file.readUInt16BE(cmap + 2); at += 1) {
    const table = cmap + file.readUInt32BE(cmap + 4 + at * 8 + 4);
    if (file.readUInt16BE(table) === 4) return table;
  }
  throw new Error('font without a format 4 character map');
}

function glyphOf(file: Buffer, table: number, sign: string): number {
  const code = sign.codePointAt(0)!;
  const double = file.readUInt16BE(table + 6);
  for (let at = 0; at < double; at += 2) {
    if (file.readUInt16BE(table + 14 + at) < code) continue;
    const start = file.readUInt16BE(table + 16 + double + at);
    if (start > code) return 0;
    const delta = file.readUInt16BE(table + 16 + double * 2 + at);
    const rangeAt = table + 16 + double * 3 + at;
    const range = file.readUInt16BE(rangeAt);
    if (range === 0) return (code + delta) & 0xffff;
    const glyph = file.readUInt16BE(rangeAt + range + (code - start) * 2);
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}

const known = new Map<string, FontMetrics>();

// Uses fontconfig like the renderer: a missing family falls back to the same file in both.
export function fontOf(family: string, bold = false): FontMetrics {
  const pattern = bold ? `${family}:bold` : family;
  const found = known.get(pattern);
  if (found) return found;
  const metrics = metricsOf(readFileSync(execFileSync('fc-match', ['-f', '%{file}', pattern], { encoding: 'utf8' })));
  known.set(pattern, metrics);
  return metrics;
}
