import { Buffer } from 'node:buffer';

export interface Place {
  readonly where: string;
  readonly bytes: Buffer;
}

export interface Hit {
  readonly where: string;
  readonly what: string;
}

// How a file begins, whole or as a database and a text protocol write it.
const beginnings: Record<string, Buffer> = {
  PDF: Buffer.from('%PDF-'),
  PNG: Buffer.from('89504e470d0a1a0a', 'hex'),
  JFIF: Buffer.from('JFIF\0'),
  Exif: Buffer.from('Exif\0\0'),
  WebP: Buffer.from('WEBPVP8'),
};

// The same word as text, in other letters, in sixteen bits, in hexadecimal digits and in base64 wherever it falls into the groups of three.
export function writings(plain: Buffer): Buffer[] {
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

export function plaintextIn(places: readonly Place[], canaries: readonly string[]): Hit[] {
  const wanted = [
    ...canaries.map((word) => [`word ${word.slice(0, 14)}…`, writings(Buffer.from(word))] as const),
    ...Object.entries(beginnings).map(([kind, start]) => [`beginning of a ${kind}`, fileWritings(start)] as const),
  ];
  return places.flatMap(({ where, bytes }) =>
    wanted.flatMap(([what, forms]) => (forms.some((form) => bytes.includes(form)) ? [{ where, what }] : [])),
  );
}

// A beginning is short: only forms long enough not to come up by chance.
const fileWritings = (start: Buffer) => [start, Buffer.from(start.toString('hex'), 'latin1')];
