import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

export interface PushKeys {
  readonly p256dh: Buffer; // the browser's public key, a point of P-256
  readonly auth: Buffer; // 16 bytes only the browser and we know
}

export const pushCurve = 'prime256v1';
const recordSize = 4_096;

// Given only by the test with the values of the RFC.
interface Chosen {
  readonly salt: Buffer;
  readonly privateKey: Buffer;
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

// RFC 8291 over RFC 8188 (aes128gcm), one record: the push service transports it and cannot read it.
export function encryptPush({ p256dh, auth }: PushKeys, plain: Buffer, chosen?: Chosen): Buffer {
  const own = createECDH(pushCurve);
  if (chosen) own.setPrivateKey(chosen.privateKey);
  else own.generateKeys();
  const publicKey = own.getPublicKey();
  const salt = chosen?.salt ?? randomBytes(16);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, publicKey]);
  const secret = derive(own.computeSecret(p256dh), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(recordSize, 0);
  head.writeUInt8(publicKey.length, 4);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const lastRecord = Buffer.from([2]);
  const sealed = [cipher.update(Buffer.concat([plain, lastRecord])), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([salt, head, publicKey, ...sealed]);
}

// Whether a browser's key is a point of the curve; other values could tell about our key, or fail at every message.
export function isPushKey(p256dh: Buffer): boolean {
  try {
    const own = createECDH(pushCurve);
    own.generateKeys();
    return p256dh.length === 65 && p256dh[0] === 4 && own.computeSecret(p256dh).length === 32;
  } catch {
    return false;
  }
}
