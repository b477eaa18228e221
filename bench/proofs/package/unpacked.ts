import { sourceOf } from '@visawright/contract/verify/byte-source.ts';
import { readContents, type Content } from '@visawright/contract/verify/zip-contents.ts';
import { readDirectory } from '@visawright/contract/verify/zip-directory.ts';

export async function contentsOf(zip: Buffer): Promise<Content[]> {
  const source = sourceOf(zip);
  return readContents(source, await readDirectory(source));
}
