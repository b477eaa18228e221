import type { UploadMediaType } from '@visawright/contract/documents/document-facts.ts';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

// Reads the size from the header without decoding, so that a decompression bomb is refused before any other program,
// including the virus scanner, opens it. Undefined if the header cannot be parsed.
export function readPictureSize(bytes: Buffer, mediaType: UploadMediaType): PictureSize | undefined {
  try {
    if (mediaType === 'image/png') return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
    if (mediaType === 'image/jpeg') return jpegSize(bytes);
    if (mediaType === 'image/webp') return webpSize(bytes);
  } catch {
    // Truncated header: the decoder will report it.
  }
  return undefined;
}

// JPEG frame markers; the others in this range are tables.
const isFrame = (mark: number) => mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);

function jpegSize(bytes: Buffer): PictureSize | undefined {
  let largest: PictureSize | undefined;
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff;) {
    const mark = bytes[at + 1]!;
    if (mark === 0xff) at += 1;
    else if (mark === 0xda || mark === 0xd9) break;
    else {
      const size = isFrame(mark)
        ? { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
        : undefined;
      if (size && size.width * size.height >= (largest?.width ?? 0) * (largest?.height ?? 0)) largest = size;
      at += 2 + bytes.readUInt16BE(at + 2);
    }
  }
  return largest;
}

function webpSize(bytes: Buffer): PictureSize | undefined {
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8X') return { width: 1 + bytes.readUIntLE(24, 3), height: 1 + bytes.readUIntLE(27, 3) };
  if (kind === 'VP8 ') return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (kind !== 'VP8L') return undefined;
  const packed = bytes.readUInt32LE(21);
  return { width: 1 + (packed & 0x3fff), height: 1 + ((packed >>> 14) & 0x3fff) };
}
