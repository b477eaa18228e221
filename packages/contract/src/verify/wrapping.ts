import type { Manifest } from '../delivery/manifest.ts';
import { manifestName, signatureName } from '../delivery/manifest.ts';
import type { ByteSource } from './byte-source.ts';
import type { Content } from './zip-contents.ts';
import { centralHeader, endRecord, localHeader, type ZipEntry } from './zip-format.ts';

const isSame = (a: Uint8Array, b: Uint8Array) => a.length === b.length && a.every((byte, i) => byte === b[i]);

type Packed = Content & ZipEntry;

// All bytes outside the files follow from the manifest, so they are regenerated and compared. An unsigned package is compared as if it
// never had a signature.
export async function isWrappedAsOurs(source: ByteSource, contents: readonly Packed[], manifest: Manifest) {
  const ours = [...manifest.files.map(({ name }) => name), manifestName, signatureName];
  const names = contents.map(({ name }) => name);
  if (names.join('/') !== ours.slice(0, names.length).join('/')) return false;
  const central: Uint8Array[] = [];
  for (const each of contents) {
    if (!isSame(await source.read(each.offset, each.from), localHeader(each, manifest.frozenAt))) return false;
    central.push(centralHeader(each, manifest.frozenAt, each.offset));
  }
  const offset = contents.at(-1)!.to;
  const size = central.reduce((sum, { length }) => sum + length, 0);
  const expected = [...central, endRecord(contents.length, size, offset)].flatMap((each) => [...each]);
  return isSame(await source.read(offset, source.size), Uint8Array.from(expected));
}
