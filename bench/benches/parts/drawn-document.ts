import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentSpecimen } from '@visawright/specimens/documents/document-specimen.ts';
import type { Expected } from '../extraction/judge-document.ts';
import type { TuningDocument } from './tuning-documents.ts';

export interface DrawnDocument extends TuningDocument {
  readonly file: string;
  readonly truth: Expected & {
    readonly person: Readonly<Record<'fullName' | 'dateOfBirth' | 'passportNumber', string>>;
  };
}

// Drawn once for each version of its drawing.
export async function drawnDocument(wanted: TuningDocument, folder: string): Promise<DrawnDocument> {
  mkdirSync(folder, { recursive: true });
  const name = join(folder, wanted.id.replaceAll(/\W+/g, '-'));
  const facts = `${name}.json`;
  if (!existsSync(facts)) {
    const { bytes, format, truth } = await documentSpecimen(wanted);
    const file = `${name}.${format}`;
    writeFileSync(file, bytes);
    writeFileSync(`${name}.part`, JSON.stringify({ ...wanted, file, truth }));
    renameSync(`${name}.part`, facts);
  }
  return JSON.parse(readFileSync(facts, 'utf8')) as DrawnDocument;
}
