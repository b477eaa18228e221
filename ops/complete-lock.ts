// Run after every `npm install`: if the registry lacks optional packages of other platforms, npm leaves them out of the lock file, and
// `npm ci` then refuses it. Adds their entries from the dependencies of their parents; they are never fetched on this platform.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Row {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
}

const file = join(import.meta.dirname, '..', 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Row> };

// binding-linux-x64-musl → cpu x64, os linux, libc musl
function platformOf(name: string) {
  const words = name.split('/').at(-1)!.replace('binding-', '').split('-');
  if (words.includes('wasm32')) return { cpu: ['wasm32'] };
  const libc = words.at(-1)!.startsWith('musl') ? 'musl' : words.at(-1)!.startsWith('gnu') ? 'glibc' : undefined;
  return { cpu: [words[1]], ...(libc && { libc: [libc] }), os: [words[0]] };
}

const present = new Set(Object.keys(lock.packages).map((key) => key.split('node_modules/').at(-1)));
const { '': own, ...rows } = lock.packages;
for (const row of Object.values(lock.packages))
  for (const [name, version] of Object.entries(row.optionalDependencies ?? {}))
    if (!present.has(name) && /^\d/.test(version))
      rows[`node_modules/${name}`] = {
        version,
        ...platformOf(name),
        ...(row.dev && { dev: true }),
        optional: true,
      };

const sorted = Object.fromEntries(Object.entries(rows).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify({ ...lock, packages: { '': own, ...sorted } }, null, 2)}\n`);
