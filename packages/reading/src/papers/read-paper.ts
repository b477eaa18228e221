import { genericReader } from './generic.ts';
import { readers } from './kinds/index.ts';
import type { KindReader, Paper, PaperReading } from './paper.types.ts';

const known = new Map<string, KindReader>(readers.map((reader) => [reader.kind, reader]));

export function readPaper(paper: Paper): PaperReading {
  let reader = known.get(paper.kind);
  if (!reader) {
    reader = genericReader(paper.kind);
    known.set(paper.kind, reader);
  }
  return reader.read(paper);
}
