import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSecrets, type FoundSecret } from './find-secrets.ts';

export interface KnownValue {
  readonly sha256: string;
  readonly reason: string;
}

export interface Scan {
  readonly files: number;
  readonly findings: readonly string[];
}

// The lock file holds checksums only, which the check of sources reads.
const isScanned = (file: string) => file !== 'package-lock.json';

export function scanFiles(root: string, files: readonly string[], known: readonly KnownValue[]): Scan {
  const allowed = new Set(known.map(({ sha256 }) => sha256));
  const used = new Set<string>();
  const found: FoundSecret[] = [];
  let scanned = 0;
  for (const file of files.filter(isScanned)) {
    const bytes = readFileSync(join(root, file));
    if (bytes.subarray(0, 8_000).includes(0)) continue; // not a text
    scanned += 1;
    for (const secret of findSecrets(file, bytes.toString('latin1')))
      if (allowed.has(secret.sha256)) used.add(secret.sha256);
      else found.push(secret);
  }
  const unused = known.filter(({ sha256 }) => !used.has(sha256));
  return {
    files: scanned,
    findings: [
      ...found.map(({ file, line, kind, sha256 }) => `${file}:${line}: ${kind} (SHA-256 of the value ${sha256})`),
      ...unused.map(({ sha256 }) => `the known value ${sha256} is not found any more`),
    ],
  };
}
