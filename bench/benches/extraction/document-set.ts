import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentSpecimen, type DocumentRoute } from '@visawright/specimens/documents/document-specimen.ts';
import { closePress } from '@visawright/specimens/documents/printing/press.ts';
import { heldOutSpecimen } from '@visawright/specimens/held-out/held-out-specimen.ts';
import { sourcesHash } from '../../record/sources-hash.ts';
import { drawingSources } from './freeze.ts';
import type { Expected } from './judge-document.ts';
import { heldOutDocuments, seenDocuments, type Size } from './wanted-documents.ts';

export interface DrawnSpecimen {
  readonly id: string;
  readonly file: string;
  readonly as: DocumentRoute;
  readonly truth: Expected & { readonly pages: number };
}

// Printed before measuring, once per version of the specimen sources.
export async function makeSet(size: Size, out: string): Promise<DrawnSpecimen[]> {
  const isHeldOut = size === 'full';
  const hash = sourcesHash(isHeldOut ? drawingSources : ['packages/specimens/src/documents']);
  const folder = join(out, `${size}-${hash}`);
  mkdirSync(folder, { recursive: true });
  const made: DrawnSpecimen[] = [];
  for (const { id, ...options } of isHeldOut ? heldOutDocuments() : await seenDocuments(size)) {
    const name = join(folder, id.replaceAll(/\W+/g, '-'));
    const facts = `${name}.json`;
    if (!existsSync(facts)) {
      const { bytes, format, truth } = await (isHeldOut ? heldOutSpecimen(options) : documentSpecimen(options));
      const file = `${name}.${format}`;
      writeFileSync(file, bytes);
      writeFileSync(facts, JSON.stringify({ id, file, as: options.as, truth } satisfies DrawnSpecimen));
    }
    made.push(JSON.parse(readFileSync(facts, 'utf8')) as DrawnSpecimen);
  }
  await closePress();
  return made;
}
