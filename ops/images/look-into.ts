import { lstatSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { ImageName } from './contents.ts';

// What has no place in an image, by kind.
const programs = new Set(
  `gcc g++ cc c++ clang cpp ld as make cmake go javac npm npx yarn pnpm corepack tsc vite vitest git curl wget sudo ssh`.split(
    ' ',
  ),
);
const binFolders = /^(usr\/)?(local\/)?s?bin\//;

const unwanted: readonly (readonly [kind: string, is: (file: string) => boolean])[] = [
  ['compilers, package managers and programs for downloads', (file) => isProgram(file)],
  ['test files', (file) => /^app\/(?!node_modules\/).*(\.test\.|\/testing\/)/.test(file)],
  [
    'demo data, specimens and seeds',
    (file) => /^app\/(apps\/demo|packages\/(specimens|unseen)|e2e|bench|ops)\//.test(file),
  ],
  ['files of git or of the stack', (file) => /(^|\/)(\.git|\.stack|\.env|\.npmrc)(\/|$)/.test(file)],
  [
    'packages that only development needs',
    (file) => /^app\/node_modules\/(typescript|vite|vitest|playwright-core|oxlint|knip)\//.test(file),
  ],
  ['private keys', (file) => /\.(key|p12|pfx)$|(^|\/)(id_rsa|root-key)$/.test(file)],
];

// Debian adds versions to the names of some: gcc-12.
const isProgram = (file: string) => binFolders.test(file) && programs.has(basename(file).replace(/-\d[\d.]*$/, ''));

// Links are listed, never followed: they lead to this machine's files.
function filesBelow(image: string, folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(image, path) : [relative(image, path)];
  });
}

export interface Look {
  readonly files: number;
  readonly findings: readonly string[];
}

export function lookInto(image: string, name: ImageName): Look {
  const files = filesBelow(image, image);
  const found = unwanted.flatMap(([kind, is]) => {
    const these = files.filter(is);
    return these.length === 0 ? [] : [`${kind}: ${these.slice(0, 5).join(', ')}${these.length > 5 ? ' …' : ''}`];
  });
  const raised = files.filter((file) => (lstatSync(join(image, file)).mode & 0o6000) !== 0);
  if (raised.length > 0) found.push(`programs with more rights than their caller: ${raised.join(', ')}`);
  if (name !== 'edge' && !files.includes('usr/local/bin/node')) found.push('Node is missing');
  const writable = files.filter(
    (file) =>
      file.startsWith('app/') &&
      (lstatSync(join(image, file)).mode & 0o002) !== 0 &&
      !lstatSync(join(image, file)).isSymbolicLink(),
  );
  if (writable.length > 0) found.push(`files that anybody may write: ${writable.slice(0, 5).join(', ')}`);
  return { files: files.length, findings: found };
}
