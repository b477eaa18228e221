import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PDFName, PDFString, StandardFontEmbedder, StandardFonts, type PDFContext, type PDFRef } from '@cantoo/pdf-lib';
import { parseTrueType } from './true-type.ts';

export interface Font {
  readonly name: string;
  readonly widthOf: (text: string, size: number) => number;
  readonly show: (text: string) => string; // the operand of Tj
  readonly embed: (context: PDFContext, characters: ReadonlySet<string>) => PDFRef; // those of the file
}

// The same names under another type.
type FontNames = Parameters<typeof StandardFontEmbedder.for>[0];

const shipped = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'standard_fonts');
const system = '/usr/share/fonts/truetype';

const hex = (bytes: Iterable<number>, digits: number) =>
  `<${[...bytes].map((byte) => byte.toString(16).padStart(digits, '0')).join('')}>`;

// A TrueType file, whole, addressed by glyph numbers.
function trueTypeFont(name: string, path: string): Font {
  const bytes = readFileSync(path);
  const type = parseTrueType(bytes);
  const perThousand = (units: number) => Math.round((units * 1000) / type.unitsPerEm);
  const glyphsOf = (text: string) => [...text].map((each) => type.glyphOf(each.codePointAt(0)!));
  return {
    name,
    widthOf: (text, size) =>
      (glyphsOf(text).reduce((sum, glyph) => sum + type.widthOf(glyph), 0) * size) / type.unitsPerEm,
    show(text) {
      for (const each of text) {
        const glyph = type.glyphOf(each.codePointAt(0)!);
        if (glyph === 0) throw new Error(`${name} has no character ${each}`);
      }
      return hex(glyphsOf(text), 4);
    },
    embed(context, characters) {
      const used = new Map([...characters].map((each) => [type.glyphOf(each.codePointAt(0)!), each]));
      const file = context.register(context.flateStream(bytes, { Length1: bytes.length }));
      const descriptor = context.register(
        context.obj({
          Type: 'FontDescriptor',
          FontName: name,
          Flags: 4,
          FontBBox: type.box.map(perThousand),
          ItalicAngle: 0,
          Ascent: perThousand(type.ascent),
          Descent: perThousand(type.descent),
          CapHeight: perThousand(type.ascent),
          StemV: 80,
          FontFile2: file,
        }),
      );
      const glyphs = [...used.keys()].sort((a, b) => a - b);
      const descendant = context.register(
        context.obj({
          Type: 'Font',
          Subtype: 'CIDFontType2',
          BaseFont: name,
          CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
          FontDescriptor: descriptor,
          CIDToGIDMap: 'Identity',
          W: glyphs.flatMap((glyph) => [glyph, [perThousand(type.widthOf(glyph))]]),
        }),
      );
      const unicode = context.register(context.flateStream(unicodeMap(used)));
      return context.register(
        context.obj({
          Type: 'Font',
          Subtype: 'Type0',
          BaseFont: name,
          Encoding: 'Identity-H',
          DescendantFonts: [descendant],
          ToUnicode: unicode,
        }),
      );
    },
  };
}

function unicodeMap(used: ReadonlyMap<number, string>): string {
  const rows = [...used].map(([glyph, text]) => {
    const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
    return `${hex([glyph], 4)} ${hex(units, 4)}`;
  });
  const blocks = Array.from({ length: Math.ceil(rows.length / 100) }, (_, n) => rows.slice(n * 100, n * 100 + 100));
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CMapName /Unicode def /CMapType 2 def',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
    ...blocks.map((block) => `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`),
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}

// A compact font with the widths of a standard font, in WinAnsi encoding as older reporting programs write it.
function standardFont(name: string, path: string, as: StandardFonts): Font {
  const embedder = StandardFontEmbedder.for(as as unknown as FontNames);
  const codes = Array.from({ length: 95 }, (_, at) => at + 32);
  return {
    name,
    widthOf: (text, size) => embedder.widthOfTextAtSize(text, size),
    show: (text) => embedder.encodeText(text).toString(),
    embed(context) {
      const bytes = readFileSync(path);
      const descriptor = context.register(
        context.obj({
          Type: 'FontDescriptor',
          FontName: name,
          Flags: 32,
          FontBBox: [-200, -250, 1100, 950],
          ItalicAngle: 0,
          Ascent: 890,
          Descent: -220,
          CapHeight: 690,
          StemV: 80,
          FontFile3: context.register(context.flateStream(bytes, { Subtype: 'Type1C' })),
        }),
      );
      return context.register(
        context.obj({
          Type: 'Font',
          Subtype: 'Type1',
          BaseFont: name,
          Encoding: PDFName.of('WinAnsiEncoding'),
          FirstChar: 32,
          LastChar: 126,
          Widths: codes.map((code) => Math.round(embedder.widthOfTextAtSize(String.fromCodePoint(code), 1000))),
          FontDescriptor: descriptor,
        }),
      );
    },
  };
}

// OCR-B of machine-readable zones: every character is as wide as any other.
function zoneFont(): Font {
  const wide = 0.723;
  return {
    name: 'OCRB',
    widthOf: (text, size) => text.length * wide * size,
    show: (text) => hex(Buffer.from(text, 'latin1'), 2),
    embed(context) {
      const bytes = readFileSync('/usr/share/fonts/opentype/ocr-b/OCRB.otf');
      const descriptor = context.register(
        context.obj({
          Type: 'FontDescriptor',
          FontName: 'OCRB',
          Flags: 33,
          FontBBox: [0, -200, 800, 900],
          ItalicAngle: 0,
          Ascent: 800,
          Descent: -200,
          CapHeight: 700,
          StemV: 80,
          FontFile3: context.register(context.flateStream(bytes, { Subtype: 'OpenType' })),
        }),
      );
      return context.register(
        context.obj({
          Type: 'Font',
          Subtype: 'Type1',
          BaseFont: 'OCRB',
          Encoding: 'WinAnsiEncoding',
          FirstChar: 32,
          LastChar: 126,
          Widths: Array.from({ length: 95 }, () => wide * 1000),
          FontDescriptor: descriptor,
        }),
      );
    },
  };
}

const noto = (name: string) => () => trueTypeFont(`Noto${name}`, join(system, 'noto', `Noto${name}.ttf`));
const dejavu = (name: string) => () => trueTypeFont(`DejaVu${name}`, join(system, 'dejavu', `DejaVu${name}.ttf`));
const liberation = (name: string) => () =>
  trueTypeFont(`LiberationSans${name}`, join(shipped, `LiberationSans-${name}.ttf`));
const foxit = (name: string, as: StandardFonts) => () => standardFont(name, join(shipped, `${name}.pfb`), as);

const makers = {
  arial: [liberation('Regular'), liberation('Bold')],
  arialItalic: [liberation('Italic'), liberation('BoldItalic')],
  times: [foxit('FoxitSerif', StandardFonts.TimesRoman), foxit('FoxitSerifBold', StandardFonts.TimesRomanBold)],
  timesItalic: [
    foxit('FoxitSerifItalic', StandardFonts.TimesRomanItalic),
    foxit('FoxitSerifBoldItalic', StandardFonts.TimesRomanBoldItalic),
  ],
  courier: [foxit('FoxitFixed', StandardFonts.Courier), foxit('FoxitFixedBold', StandardFonts.CourierBold)],
  notoSerif: [noto('Serif-Regular'), noto('Serif-Bold')],
  notoSans: [noto('Sans-Regular'), noto('Sans-Bold')],
  dejavuSerif: [dejavu('SerifCondensed'), dejavu('SerifCondensed-Bold')],
  dejavuCondensed: [dejavu('SansCondensed'), dejavu('SansCondensed-Bold')],
  dejavuMono: [dejavu('SansMono'), dejavu('SansMono-Bold')],
  devanagari: [noto('SansDevanagari-Regular'), noto('SansDevanagari-Bold')],
  zone: [zoneFont, zoneFont],
} satisfies Record<string, readonly [() => Font, () => Font]>;
export type Family = keyof typeof makers;

const opened = new Map<string, Font>();

export function fontOf(family: Family, isBold = false): Font {
  const key = `${family} ${isBold}`;
  const font = opened.get(key) ?? makers[family][isBold ? 1 : 0]();
  opened.set(key, font);
  return font;
}
