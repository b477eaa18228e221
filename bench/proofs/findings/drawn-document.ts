import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageInput, ReadDocument, ReadValue } from '@visawright/reading/engine.types.ts';
import { readDocuments } from '@visawright/reading/read-documents.ts';
import { pdfPages } from '@visawright/reading/text/pdf-pages.ts';
import type { PageEvidence } from '@visawright/contract/documents/evidence.ts';
import type { DocumentEvidence } from '@visawright/forms/documents/document-evidence.ts';
import { randomOf } from '@visawright/specimens/random.ts';
import { flatScan } from '@visawright/specimens/documents/printing/flat-scan.ts';
import { getSpecimenKind } from '@visawright/specimens/documents/specimen-kinds.ts';
import { layoutOf } from '@visawright/specimens/documents/layout-of.ts';
import type { DocumentFacts } from '@visawright/specimens/documents/document-specimen-kind.types.ts';
import { encoded } from '@visawright/specimens/documents/printing/picture-files.ts';
import { pagePictures } from '@visawright/specimens/documents/printing/pdf-tools.ts';
import { penFor } from '@visawright/specimens/documents/printing/pen.ts';
import { personOf } from '@visawright/specimens/documents/facts/person.ts';
import { printDocument } from '@visawright/specimens/documents/printing/press.ts';
import type { Drawn, DrawnFacts } from './reader-seeds.ts';

const docId = 'drawn';

function evidence(
  document: ReadDocument,
  field: string,
  { value, raw, outcome, page, polygon }: ReadValue,
): PageEvidence {
  return {
    from: 'document',
    docId,
    fileName: `${docId}.pdf`,
    category: document.category,
    kind: document.kind,
    field,
    value,
    raw,
    outcome,
    isConfirmed: false,
    pageUid: `page-${page}`,
    pageIndex: page - 1,
    polygon: polygon.map(([x, y]) => [x, y]),
  };
}

// A read document in the shape that the rules use.
function evidenceOf(document: ReadDocument, retake: readonly string[]): DocumentEvidence {
  return {
    docId,
    fileName: `${docId}.pdf`,
    category: document.category,
    kind: document.kind,
    isPrimary: true,
    belonging: 'own',
    isSettled: true,
    retake: [...retake],
    values: Object.entries(document.values).map(([field, value]) => evidence(document, field, value)),
    tables: Object.entries(document.tables ?? {}).map(([name, rows]) => ({
      name,
      rows: rows.map((row, at) =>
        Object.fromEntries(
          Object.entries(row).map(([column, value]) => [column, evidence(document, `${name}.${at}.${column}`, value)]),
        ),
      ),
    })),
  };
}

export async function readPages(pages: readonly PageInput[]): Promise<DocumentEvidence | undefined> {
  const { documents, retake } = await readDocuments({ pages });
  const largest = documents.toSorted((one, other) => other.pages.length - one.pages.length)[0];
  return largest && evidenceOf(largest, retake);
}

async function pagesOf(pdf: Buffer, { as, kind, seed }: Drawn): Promise<PageInput[]> {
  if (as === 'scan') {
    const random = randomOf('scan', kind, seed);
    const pictures = await pagePictures(pdf, 170);
    return Promise.all(
      pictures.map(async (page, at) => ({ pageNo: at + 1, bytes: await encoded(await flatScan(page, random)) })),
    );
  }
  const folder = mkdtempSync(join(tmpdir(), 'findings-'));
  try {
    writeFileSync(join(folder, 'document.pdf'), pdf);
    return await pdfPages(join(folder, 'document.pdf'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

// Prints a document with its fault and reads it like any other.
export async function drawnDocument(
  options: Drawn,
  trip: { from: string; to: string },
): Promise<DocumentEvidence | undefined> {
  const [kind, person] = [await getSpecimenKind(options.kind), personOf(options.seed)];
  const layout = await layoutOf(kind, options.layout);
  const facts = kind.facts(randomOf('facts', options.kind, options.seed), person);
  const changed = options.change?.(facts as unknown as DrawnFacts, trip, person.fullName) ?? facts;
  const made = changed as unknown as DocumentFacts;
  const { pdf } = await printDocument(
    layout.draw(made, penFor(made, randomOf('look', options.kind, layout.name, options.seed))),
  );
  return readPages(await pagesOf(pdf, options));
}
