import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { readRootKeys, rootKeyFor, type MacUse, type RootKey, type RootKeys } from './root-keys.ts';

// Access to the root keys: a file here, possibly a key service elsewhere. `use` separates purposes (HKDF), `about` is authenticated.
export interface KeyStore {
  seal(use: string, about: string, plain: string): Buffer; // under the newest root key
  open(use: string, about: string, sealed: Buffer): string;
  mac(use: MacUse, text: string): Buffer; // stays the same when root keys are rotated
  sealsWith(): number; // the id of the newest root key in use
}

// A sealed value begins with the id of its root key. Values from before there were several have no such beginning: they are of key 1.
const mark = Buffer.from('vwroot\0\x01', 'latin1');
const headBytes = mark.length + 4;
const lookEveryMs = 5_000;

export const rootIdOf = (sealed: Buffer): number =>
  sealed.length > headBytes && sealed.subarray(0, mark.length).equals(mark) ? sealed.readUInt32BE(mark.length) : 1;

export function fileKeyStore(path: string, now: () => number = Date.now): KeyStore {
  let known = readRootKeys(path);
  let [changedAt, lookedAt] = [statSync(path).mtimeMs, now()];
  const derived = new Map<string, Buffer>();
  const keyFor = (root: RootKey, use: string) => {
    const name = `${root.id} ${use}`;
    const key = derived.get(name) ?? rootKeyFor(root, use);
    derived.set(name, key);
    return key;
  };
  const readAgain = (): RootKeys => {
    [changedAt, lookedAt] = [statSync(path).mtimeMs, now()];
    return (known = readRootKeys(path));
  };
  const current = (): RootKeys => {
    if (now() - lookedAt < lookEveryMs) return known;
    lookedAt = now();
    return statSync(path).mtimeMs === changedAt ? known : readAgain();
  };
  const newest = () => current().roots.findLast(({ usedFrom }) => usedFrom.getTime() <= now()) ?? known.roots[0]!;
  const rootOf = (id: number): RootKey => {
    const is = (root: RootKey) => root.id === id;
    const root = known.roots.find(is) ?? readAgain().roots.find(is);
    if (!root) throw new Error(`root key ${id} is not in the key file`);
    return root;
  };
  return {
    seal(use, about, plain) {
      const root = newest();
      const head = Buffer.alloc(headBytes);
      mark.copy(head);
      head.writeUInt32BE(root.id, mark.length);
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', keyFor(root, use), nonce).setAAD(Buffer.from(about));
      return Buffer.concat([head, nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },
    open(use, about, sealed) {
      const hasHead = sealed.subarray(0, mark.length).equals(mark);
      const body = hasHead ? sealed.subarray(headBytes) : sealed;
      const key = keyFor(rootOf(rootIdOf(sealed)), use);
      const decipher = createDecipheriv('aes-256-gcm', key, body.subarray(0, 12), { authTagLength: 16 });
      decipher.setAAD(Buffer.from(about)).setAuthTag(body.subarray(-16));
      return Buffer.concat([decipher.update(body.subarray(12, -16)), decipher.final()]).toString('utf8');
    },
    mac: (use, text) => createHmac('sha256', known.macKey(use)).update(text).digest(),
    sealsWith: () => newest().id,
  };
}
