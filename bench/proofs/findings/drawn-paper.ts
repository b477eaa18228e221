import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageInput, ReadDocument, ReadValue } from '@visawright/reading/engine.types.ts';
import { readDocument } from '@visawright/reading/read-pages.ts';
import { pdfPages } from '@visawright/reading/text/pdf.ts';
import type { PageEvidence } from '@visawright/contract/evidence.ts';
import type { ReadPaper } from '@visawright/forms/read-paper.ts';
import { randomOf } from '@visawright/specimens/random.ts';
import { flatScan } from '@visawright/specimens/papers/flat-scan.ts';
import { getPaperKind } from '@visawright/specimens/papers/kinds.ts';
import { layoutOf } from '@visawright/specimens/papers/layout-of.ts';
import type { PaperFacts } from '@visawright/specimens/papers/paper-kind.types.ts';
import { encoded } from '@visawright/specimens/papers/paper-specimen.ts';
import { pagePictures } from '@visawright/specimens/papers/pdf-tools.ts';
import { penFor } from '@visawright/specimens/papers/pen.ts';
import { personOf } from '@visawright/specimens/papers/person.ts';
import { print } from '@visawright/specimens/papers/press.ts';
import type { Drawn, DrawnFacts } from './reader-seeds.ts';

const docId = 'drawn';

function evidence(document: ReadDocument, field: string, { value, raw, outcome, page, polygon }: ReadValue): PageEvidence {
  return {
    from: 'document', docId, fileName: `${docId}.pdf`, category: document.category, kind: document.kind, field, value, raw, outcome,
    isConfirmed: false, pageUid: `page-${page}`, pageIndex: page - 1, polygon: polygon.map(([x, y]) => [x, y]),
  };
} // prettier-ignore

// What the reader made of it, as the rules see a paper.
export function readPaperOf(document: ReadDocument, retake: readonly string[]): ReadPaper {
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
      rows: rows.map(
        (row, at) =>
        Object.fromEntries(Object.entries(row).map(([column, value]) => [column, evidence(document, `${name}.${at}.${column}`, value)])), // prettier-ignore
      ),
    })),
  };
}

export async function readPages(pages: readonly PageInput[]): Promise<ReadPaper | undefined> {
  const { documents, retake } = await readDocument({ pages });
  const largest = documents.toSorted((one, other) => other.pages.length - one.pages.length)[0];
  return largest && readPaperOf(largest, retake);
}

async function pagesOf(pdf: Buffer, { as, kind, seed }: Drawn): Promise<PageInput[]> {
  if (as === 'scan') {
    const random = randomOf('scan', kind, seed);
    const pictures = await pagePictures(pdf, 170);
    return Promise.all(pictures.map(async (page, at) => ({ pageNo: at + 1, bytes: await encoded(await flatScan(page, random)) }))); // prettier-ignore
  }
  const folder = mkdtempSync(join(tmpdir(), 'findings-'));
  try {
    writeFileSync(join(folder, 'paper.pdf'), pdf);
    return await pdfPages(join(folder, 'paper.pdf'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

// A paper printed with its fault, then read like anybody's.
export async function drawnPaper(wish: Drawn, trip: { from: string; to: string }): Promise<ReadPaper | undefined> {
  const [kind, person] = [await getPaperKind(wish.kind), personOf(wish.seed)];
  const layout = await layoutOf(kind, wish.layout);
  const facts = kind.facts(randomOf('facts', wish.kind, wish.seed), person);
  const changed = wish.change?.(facts as unknown as DrawnFacts, trip, person.fullName) ?? facts;
  const made = changed as unknown as PaperFacts;
  const { pdf } = await print(layout.draw(made, penFor(made, randomOf('look', wish.kind, layout.name, wish.seed))));
  return readPages(await pagesOf(pdf, wish));
}
