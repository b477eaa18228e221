import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

export function chunk(type: string, body: Buffer): Buffer {
  const framed = Buffer.alloc(12 + body.length);
  framed.writeUInt32BE(body.length, 0);
  framed.write(type, 4, 'latin1');
  body.copy(framed, 8);
  framed.writeUInt32BE(crc32(framed.subarray(4, 8 + body.length)), 8 + body.length);
  return framed;
}

// One bit per pixel, one colour: the largest picture for the fewest bytes.
export function flatPng(width: number, height: number, more: readonly Buffer[] = [], rows = height): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const pixels = deflateSync(Buffer.alloc(rows * (1 + Math.ceil(width / 8))), { level: 1 });
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...more,
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
