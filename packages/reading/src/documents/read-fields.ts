import { genericReader } from './rules/generic-reader.ts';
import { kindReaders } from './kinds/kind-readers.ts';
import { allParts, type ReadingParts } from './reading-parts.ts';
import type { KindReader, ReadableDocument, FieldReadings } from './readable-document.types.ts';

const known = new Map<string, KindReader>(kindReaders.map((reader) => [reader.kind, reader]));

export function readFields(document: ReadableDocument, parts: ReadingParts = allParts): FieldReadings {
  let reader = known.get(document.kind);
  if (!reader) {
    reader = genericReader(document.kind);
    known.set(document.kind, reader);
  }
  return reader.read(document, parts);
}
