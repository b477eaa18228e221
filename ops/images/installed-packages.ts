import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  readonly architecture: string;
}

// The packages of Debian in an image, from the list that dpkg keeps in it.
export function installedPackages(image: string): InstalledPackage[] {
  const file = join(image, 'var', 'lib', 'dpkg', 'status');
  if (!existsSync(file)) throw new Error(`${image} is no unpacked image of Debian`);
  return readFileSync(file, 'utf8')
    .split('\n\n')
    .filter((entry) => /^Status: install ok installed$/m.test(entry))
    .map((entry) => {
      const of = (field: string) => new RegExp(`^${field}: (.+)$`, 'm').exec(entry)?.[1] ?? '';
      return { name: of('Package'), version: of('Version'), architecture: of('Architecture') };
    });
}
