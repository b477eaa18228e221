import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { manifestFormat, manifestName, signatureName, type Manifest } from '../../delivery/manifest.ts';
import { crc32 } from '../crc32.ts';
import { centralHeader, endRecord, localHeader } from '../zip-format.ts';

export type Part = readonly [name: string, bytes: Uint8Array];

const pair = generateKeyPairSync('ed25519');
export const sampleKey = { keyId: 'k1', publicKey: pair.publicKey.export({ format: 'jwk' }).x! };
const signed = (bytes: Uint8Array): Uint8Array => Buffer.from(sign(null, bytes, pair.privateKey).toString('base64url'));

const frozenAt = '2026-11-14T09:30:15.000Z';
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

export const sampleDocuments: readonly Part[] = [
  ['00-index.pdf', Buffer.from('%PDF-1.7 index')],
  ['01-form.pdf', Buffer.from('%PDF-1.7 form '.repeat(20))],
  ['02-passport.pdf', Buffer.from('%PDF-1.7 passport '.repeat(9))],
];

export const sampleManifest = (documents: readonly Part[] = sampleDocuments): Manifest => ({
  format: manifestFormat,
  packageId: 'ab'.repeat(32),
  realm: 'sunrise',
  keyId: sampleKey.keyId,
  frozenAt,
  reference: 'VW-0001',
  destination: 'schengen',
  group: 'Tourism',
  form: { id: 'schengen', version: 1 },
  rules: {},
  tools: {},
  fields: {},
  files: documents.map(([name, bytes]) => ({
    name,
    title: name,
    mediaType: 'application/pdf',
    bytes: bytes.length,
    pages: 1,
    sha256: hash(bytes),
  })),
});

export function zipOf(parts: readonly Part[], time = frozenAt): Uint8Array<ArrayBuffer> {
  const pieces: Uint8Array[] = [];
  const central: Uint8Array[] = [];
  let at = 0;
  for (const [name, bytes] of parts) {
    const entry = { name, crc: crc32(bytes), size: bytes.length };
    const header = localHeader(entry, time);
    central.push(centralHeader(entry, time, at));
    pieces.push(header, bytes);
    at += header.length + bytes.length;
  }
  const size = central.reduce((sum, { length }) => sum + length, 0);
  return new Uint8Array(Buffer.concat([...pieces, ...central, endRecord(parts.length, size, at)]));
}

export function sampleParts(manifest = sampleManifest(), documents: readonly Part[] = sampleDocuments): Part[] {
  const bytes = Buffer.from(JSON.stringify(manifest));
  return [...documents, [manifestName, bytes], [signatureName, signed(bytes)]];
}
