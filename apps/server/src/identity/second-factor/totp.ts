import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepSeconds = 30;
const steps = [0, -1, 1]; // a clock may be half a minute off

export const newSecret = (): string => base32(randomBytes(20));

// RFC 4648, without padding: the form authenticator apps accept.
export function base32(bytes: Buffer): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => letters[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

// RFC 6238 with SHA-1, six digits and 30 seconds, which every app supports.
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = hash.at(-1)! & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

export const stepAt = (now: number): number => Math.floor(now / 1_000 / stepSeconds);

// The time step whose code this is, if any near now.
export function stepOf(secret: string, code: string, now: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const offset = steps.find((each) =>
    timingSafeEqual(Buffer.from(codeAt(secret, stepAt(now) + each)), Buffer.from(code)),
  );
  return offset === undefined ? undefined : stepAt(now) + offset;
}

// What the QR code contains.
export const appAddress = (brand: string, email: string, secret: string): string =>
  `otpauth://totp/${encodeURIComponent(`${brand}:${email}`)}?secret=${secret}&issuer=${encodeURIComponent(brand)}`;
