// Writes dist/visawright-extension-<environment>.zip from a build: the same build gives the same bytes.
//   node pack-archive.ts <environment> [mode, default: store]
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { centralHeader, endRecord, localHeader } from '@visawright/contract/verify/zip-format.ts';
import { environments } from '@visawright/contract/platform/constants.ts';

const frozenAt = '2026-01-01T00:00:00.000Z';

// Stored, sorted by name, one time stamp.
export function archiveOf(folder: string): Buffer {
  const names = globSync('**/*', { cwd: folder })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.replaceAll('\\', '/'))
    .toSorted();
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const name of names) {
    const bytes = readFileSync(join(folder, name));
    const entry = { name, crc: crc32(bytes), size: bytes.length };
    const header = localHeader(entry, frozenAt);
    directory.push(centralHeader(entry, frozenAt, offset));
    parts.push(header, bytes);
    offset += header.length + bytes.length;
  }
  const size = directory.reduce((sum, each) => sum + each.length, 0);
  return Buffer.concat([...parts, ...directory, endRecord(names.length, size, offset)]);
}

if (import.meta.main) {
  const [environment = '', mode = 'store'] = process.argv.slice(2);
  const known: readonly string[] = [...environments.archive, ...environments.store];
  if (!known.includes(environment)) throw new Error(`usage: node pack-archive.ts ${known.join('|')} [store|practice]`);
  const dist = process.env['EXTENSION_DIST'] ?? join(import.meta.dirname, 'dist');
  const file = join(dist, `visawright-extension-${environment}.zip`);
  const archive = archiveOf(join(dist, mode));
  writeFileSync(file, archive);
  process.stdout.write(`${file} ${archive.length} bytes\n`);
}
