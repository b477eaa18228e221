import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const packages = join(import.meta.dirname, '../../../packages');

interface PackFile {
  readonly isPractice?: boolean;
  readonly origins?: readonly string[];
  readonly frameOrigins?: readonly string[];
}
interface PortalsFile {
  readonly portals: readonly { readonly host?: string }[];
}

const read = <T>(pattern: string): T[] =>
  globSync(pattern, { cwd: packages }).map((file) => JSON.parse(readFileSync(join(packages, file), 'utf8')) as T);

const official = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

// Hosts of the official portals that the form data and the packs of this repository name, sorted. Practice packs live on this computer and
// have no host here.
export function portalHosts(): readonly string[] {
  const fromForms = read<PortalsFile>('forms/portals/*.json').flatMap(({ portals }) =>
    portals.flatMap(({ host }) => host ?? []),
  );
  const fromPacks = read<PackFile>('packs/data/**/*.json')
    .filter(({ isPractice }) => isPractice === false)
    .flatMap(({ origins = [], frameOrigins = [] }) => [...origins, ...frameOrigins])
    .filter((origin) => origin.startsWith('https:'))
    .map((origin) => new URL(origin).hostname);
  return [...new Set([...fromForms, ...fromPacks])].filter((host) => official.test(host)).toSorted();
}
