import { byteSourceOf } from '@visawright/contract/verify/byte-source.ts';
import { readContents, type Content } from '@visawright/contract/verify/zip-contents.ts';
import { readDirectory } from '@visawright/contract/verify/zip-directory.ts';

export async function contentsOf(zip: Buffer): Promise<Content[]> {
  const source = byteSourceOf(zip);
  return readContents(source, await readDirectory(source));
}
