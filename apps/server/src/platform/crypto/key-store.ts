import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';

// Access to the root key: a file here, possibly a key service elsewhere. `use` separates purposes (HKDF), `about` is authenticated.
export interface KeyStore {
  seal(use: string, about: string, plain: string): Buffer;
  open(use: string, about: string, sealed: Buffer): string;
  mac(use: string, text: string): Buffer;
}

export function fileKeyStore(path: string): KeyStore {
  const root = Buffer.from(readFileSync(path, 'utf8').trim(), 'base64');
  if (root.length !== 32) throw new Error('the root key must be 32 bytes, base64');
  const keys = new Map<string, Buffer>();
  const keyFor = (use: string) => {
    const known = keys.get(use) ?? Buffer.from(hkdfSync('sha256', root, 'visawright', use, 32));
    keys.set(use, known);
    return known;
  };
  return {
    seal(use, about, plain) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', keyFor(use), nonce).setAAD(Buffer.from(about));
      return Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },
    open(use, about, sealed) {
      const decipher = createDecipheriv('aes-256-gcm', keyFor(use), sealed.subarray(0, 12));
      decipher.setAAD(Buffer.from(about)).setAuthTag(sealed.subarray(-16));
      return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]).toString('utf8');
    },
    mac: (use, text) => createHmac('sha256', keyFor(use)).update(text).digest(),
  };
}
