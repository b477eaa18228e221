import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { PageEvidence } from '@visawright/contract/documents/evidence.ts';
import type { DocumentEvidence } from '@visawright/forms/documents/document-evidence.ts';
import type { ReadDocument, ReadValue } from '@visawright/reading/engine.types.ts';
import { readDocuments } from '@visawright/reading/read-documents.ts';
import { pdfPages } from '@visawright/reading/text/pdf-pages.ts';
import { sourcesHash } from '@visawright/reading/version.ts';
import type { DocumentFile } from './document-files.ts';

// As the server presents a document: a masked value is complete only if a person typed it, which nobody does here.
function toEvidence(file: string, read: ReadDocument): DocumentEvidence {
  const { category, kind } = read;
  const named = { docId: file, fileName: file, category, kind };
  const evidence = (field: string, value: ReadValue): PageEvidence => ({
    from: 'document',
    ...named,
    field,
    value: value.value,
    raw: value.raw,
    outcome: value.outcome,
    isConfirmed: false,
    pageUid: `${file} ${value.page}`,
    pageIndex: value.page - 1,
    polygon: value.polygon.map(([x, y]) => [x, y] as [number, number]),
  });
  return {
    ...named,
    isPrimary: false,
    belonging: 'own',
    isSettled: true,
    retake: [],
    values: Object.entries(read.values).map(([field, value]) => evidence(field, value)),
    tables: Object.entries(read.tables ?? {}).map(([name, rows]) => ({
      name,
      rows: rows.map((row, at) =>
        Object.fromEntries(
          Object.entries(row).map(([column, value]) => [column, evidence(`${name}.${at}.${column}`, value)]),
        ),
      ),
    })),
  };
}

const expiryOf = ({ values }: DocumentEvidence) => values.find(({ field }) => field === 'expiryDate')?.value ?? '';
// The server marks the passport with the latest expiry date as the primary one.
const validLongest = (documentFiles: readonly DocumentEvidence[]) =>
  documentFiles
    .filter(({ category }) => category === 'Passport')
    .toSorted((a, b) => (expiryOf(a) < expiryOf(b) ? 1 : -1))[0];

// Reads each document once with the local engine and caches the result for the next run of the same engine.
export async function readTraveller(documentFiles: readonly DocumentFile[]): Promise<DocumentEvidence[]> {
  const all: DocumentEvidence[] = [];
  for (const { file } of documentFiles) {
    const stored = file.replace(/pdf$/, `${sourcesHash().slice(0, 12)}.read.json`);
    if (!existsSync(stored)) {
      const { documents } = await readDocuments({ pages: await pdfPages(file) });
      writeFileSync(stored, JSON.stringify(documents.map((document) => toEvidence(basename(file), document))));
    }
    all.push(...(JSON.parse(readFileSync(stored, 'utf8')) as DocumentEvidence[]));
  }
  return all.map((documentFile) => ({ ...documentFile, isPrimary: documentFile === validLongest(all) }));
}
