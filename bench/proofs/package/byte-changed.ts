import { verifyPackage } from '@visawright/contract/verify/verify-package.ts';
import { keysOf } from './signing.ts';
import { contentsOf } from './unpacked.ts';

export interface Changed {
  readonly tried: number;
  readonly unnamed: readonly string[]; // a changed file that was not named, or another one that was
}

// Manifest and signature no longer fit each other: which of the two was changed nobody can tell.
const isSeal = (name: string) => name.startsWith('manifest.');

// One byte in the middle of each file, one file at a time.
export async function byteChanged(zip: Buffer, everySo: number): Promise<Changed> {
  const unnamed: string[] = [];
  const files = (await contentsOf(zip)).filter((_, at, all) => at % everySo === 0 || at >= all.length - 2);
  for (const { name, from, to } of files) {
    const changed = Buffer.from(zip);
    const at = Math.floor((from + to) / 2);
    changed[at] = changed[at]! ^ 1;
    const { standing, files: told } = await verifyPackage(changed, keysOf);
    const named = told.filter((file) => file.standing !== 'same').map((file) => file.name);
    const isNamed = named.includes(name) && named.every((each) => each === name || (isSeal(each) && isSeal(name)));
    if (standing !== 'changed' || !isNamed) unnamed.push(`${name}: ${standing} ${named.join()}`);
  }
  return { tried: files.length, unnamed };
}
