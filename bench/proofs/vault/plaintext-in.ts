import { Buffer } from 'node:buffer';

export interface Dump {
  readonly where: string;
  readonly bytes: Buffer;
}

export interface Hit {
  readonly where: string;
  readonly what: string;
}

// The first bytes of each file format.
const signatures: Record<string, Buffer> = {
  PDF: Buffer.from('%PDF-'),
  PNG: Buffer.from('89504e470d0a1a0a', 'hex'),
  JFIF: Buffer.from('JFIF\0'),
  Exif: Buffer.from('Exif\0\0'),
  WebP: Buffer.from('WEBPVP8'),
};

// The encodings in which a word could be stored: text in either case, UTF-16, URL encoding, hexadecimal, and base64 at each offset.
function encodingsOf(plain: Buffer): Buffer[] {
  const text = plain.toString('latin1');
  const based = [0, 1, 2].map((shift) => {
    const whole = Buffer.concat([Buffer.alloc(shift), plain])
      .toString('base64')
      .replaceAll('=', '');
    return whole.slice(shift === 0 ? 0 : shift + 1, -1);
  });
  const all = [
    text,
    text.toLowerCase(),
    text.toUpperCase(),
    encodeURIComponent(text),
    plain.toString('hex'),
    plain.toString('hex').toUpperCase(),
    ...based,
    ...based.map((each) => each.replaceAll('+', '-').replaceAll('/', '_')),
  ];
  return [...new Set(all)].map((each) => Buffer.from(each, 'latin1')).concat(Buffer.from(text, 'utf16le'));
}

export function plaintextIn(dumps: readonly Dump[], canaries: readonly string[]): Hit[] {
  const wanted = [
    ...canaries.map((word) => [`word ${word.slice(0, 14)}…`, encodingsOf(Buffer.from(word))] as const),
    ...Object.entries(signatures).map(
      ([kind, start]) => [`beginning of a ${kind}`, signatureEncodings(start)] as const,
    ),
  ];
  return dumps.flatMap(({ where, bytes }) =>
    wanted.flatMap(([what, forms]) => (forms.some((form) => bytes.includes(form)) ? [{ where, what }] : [])),
  );
}

// File signatures are short, so only encodings that are unlikely to occur by chance are searched.
const signatureEncodings = (start: Buffer) => [start, Buffer.from(start.toString('hex'), 'latin1')];
