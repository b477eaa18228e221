import { createSecretKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto';
import { chmodSync, chownSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

// What hashes with a key are made for. They must stay the same when the root key is rotated, so each use has a key of its own.
export const macUses = [
  'account',
  'agency provider',
  'api key',
  'attempts',
  'calendar feed',
  'call counter',
  'checklist message',
  'device cookie',
  'document-content',
  'email change code',
  'extension grant',
  'idempotency body',
  'intake key',
  'known origin',
  'pairing code',
  'partner link',
  'passport-blind',
  'phone code',
  'phone number',
  'premium key',
  'push address',
  'push key',
  'recovery code',
  'reset code',
  'session-handle',
  'sign-up code',
  'sign-up network',
  'ticket',
] as const;
export type MacUse = (typeof macUses)[number];

export interface RootKey {
  readonly id: number;
  readonly usedFrom: Date; // every process knows the key before one of them seals with it
  readonly secret: Buffer;
}

export interface RootKeys {
  readonly roots: readonly RootKey[]; // oldest first
  macKey(use: MacUse): KeyObject;
}

const secret = z.base64().refine((text) => Buffer.from(text, 'base64').length === 32, 'a key must be 32 bytes, base64');
const KeyFile = z.strictObject({
  roots: z
    .array(z.strictObject({ id: z.number().int().positive(), usedFrom: z.iso.datetime(), key: secret }))
    .min(1)
    .refine((roots) => roots.every(({ id }, at) => at === 0 || id > roots[at - 1]!.id), 'ids must rise'),
  macs: z.record(z.string(), secret), // by use; '*' for the uses that came later
});
type KeyFile = z.infer<typeof KeyFile>;

const derive = (from: Buffer, use: string) => Buffer.from(hkdfSync('sha256', from, 'visawright', use, 32));
export const rootKeyFor = ({ secret: root }: RootKey, use: string): Buffer => derive(root, use);

// A new installation has one key, 32 bytes as base64; the first rotation turns the file into the longer form.
export function readRootKeys(path: string): RootKeys {
  const text = readFileSync(path, 'utf8').trim();
  return opened(text.startsWith('{') ? KeyFile.parse(JSON.parse(text)) : firstFile(text));
}

function firstFile(text: string): KeyFile {
  const root = Buffer.from(text, 'base64');
  if (root.length !== 32) throw new Error('the root key must be 32 bytes, base64');
  return {
    roots: [{ id: 1, usedFrom: new Date(0).toISOString(), key: text }],
    macs: Object.fromEntries(macUses.map((use) => [use, derive(root, use).toString('base64')])),
  };
}

function opened({ roots, macs }: KeyFile): RootKeys {
  const macKeys = new Map<MacUse, KeyObject>(); // a list of pages needs thousands of tickets
  const macKeyOf = (use: MacUse) => {
    const own = macs[use];
    return createSecretKey(
      own === undefined ? derive(Buffer.from(macs['*']!, 'base64'), use) : Buffer.from(own, 'base64'),
    );
  };
  return {
    roots: roots.map(({ id, usedFrom, key }) => ({
      id,
      usedFrom: new Date(usedFrom),
      secret: Buffer.from(key, 'base64'),
    })),
    macKey(use) {
      const key = macKeys.get(use) ?? macKeyOf(use);
      macKeys.set(use, key);
      return key;
    },
  };
}

// Run by an operator, never by the product.
export function addRootKey(path: string, usedFrom: Date): number {
  const file = readFile(path);
  const id = file.roots.at(-1)!.id + 1;
  const key = randomBytes(32).toString('base64');
  replaceFile(path, {
    roots: [...file.roots, { id, usedFrom: usedFrom.toISOString(), key }],
    macs: { '*': randomBytes(32).toString('base64'), ...file.macs },
  });
  return id;
}

export function removeRootKey(path: string, id: number): void {
  const file = readFile(path);
  if (file.roots.at(-1)!.id === id) throw new Error('the newest root key is in use');
  replaceFile(path, { ...file, roots: file.roots.filter((root) => root.id !== id) });
}

function readFile(path: string): KeyFile {
  const text = readFileSync(path, 'utf8').trim();
  return text.startsWith('{') ? KeyFile.parse(JSON.parse(text)) : firstFile(text);
}

// Readers see the old file or the new one, with the same owner and permissions.
function replaceFile(path: string, file: KeyFile): void {
  const { mode, uid, gid } = statSync(path);
  const next = `${path}.next`;
  writeFileSync(next, `${JSON.stringify(KeyFile.parse(file), null, 2)}\n`, { mode: 0o600, flush: true });
  chownSync(next, uid, gid);
  chmodSync(next, mode & 0o777);
  renameSync(next, path);
}
