import type { ByteSource } from './byte-source.ts';
import { refuseIf } from './refusal.ts';
import type { Directory } from './zip-directory.ts';
import { localLength, localSignature } from './zip-format.ts';
import { nameOf } from './zip-names.ts';

export interface Content {
  readonly name: string;
  readonly size: number;
  readonly offset: number;
  readonly from: number; // start of its content
  readonly to: number;
}

// Local headers must match the directory, with no bytes before, between or after the files.
export async function readContents(source: ByteSource, { entries, offset: end }: Directory): Promise<Content[]> {
  const contents: Content[] = [];
  let at = 0;
  for (const { name, size, offset } of entries) {
    refuseIf(offset !== at, 'damaged');
    const header = await source.read(at, Math.min(at + localLength, end));
    refuseIf(header.length < localLength, 'damaged');
    const view = new DataView(header.buffer);
    refuseIf(view.getUint32(0, true) !== localSignature, 'damaged');
    refuseIf(view.getUint16(8, true) !== 0 || view.getUint16(28, true) !== 0, 'packedAnew');
    refuseIf(view.getUint32(18, true) !== size || view.getUint32(22, true) !== size, 'damaged');
    const from = at + localLength + view.getUint16(26, true);
    refuseIf(from + size > end, 'damaged');
    refuseIf(nameOf(await source.read(at + localLength, from)) !== name, 'damaged');
    contents.push({ name, size, offset, from, to: from + size });
    at = from + size;
  }
  refuseIf(at !== end, 'damaged');
  return contents;
}
