import { verifyPackage } from '@visawright/contract/verify/verify-package.ts';
import { keysOf } from './signing.ts';
import { contentsOf } from './contents-of.ts';

export interface ByteChanges {
  readonly tried: number;
  readonly unreported: readonly string[]; // changed files that were not reported, or wrongly reported ones
}

// If manifest and signature do not match, it is unknown which of the two was changed.
const isSeal = (name: string) => name.startsWith('manifest.');

// Changes one byte in the middle of each file, one file at a time.
export async function changeBytes(zip: Buffer, everySo: number): Promise<ByteChanges> {
  const unreported: string[] = [];
  const files = (await contentsOf(zip)).filter((_, at, all) => at % everySo === 0 || at >= all.length - 2);
  for (const { name, from, to } of files) {
    const changed = Buffer.from(zip);
    const at = Math.floor((from + to) / 2);
    changed[at] = changed[at]! ^ 1;
    const { status, files: verified } = await verifyPackage(changed, keysOf);
    const reported = verified.filter((file) => file.status !== 'same').map((file) => file.name);
    const isReported =
      reported.includes(name) && reported.every((each) => each === name || (isSeal(each) && isSeal(name)));
    if (status !== 'changed' || !isReported) unreported.push(`${name}: ${status} ${reported.join()}`);
  }
  return { tried: files.length, unreported };
}
