import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDocuments } from '@visawright/reading/read-documents.ts';
import { pdfPages } from '@visawright/reading/text/pdf-pages.ts';
import { layoutOf } from '@visawright/specimens/documents/layout-of.ts';
import { penFor } from '@visawright/specimens/documents/printing/pen.ts';
import { printDocument } from '@visawright/specimens/documents/printing/press.ts';
import { getSpecimenKind } from '@visawright/specimens/documents/specimen-kinds.ts';
import { randomOf } from '@visawright/specimens/random.ts';
import type { Case } from './cases.ts';
import type { CaseDocument } from './judge-case.ts';

// Draws the document of a case and reads it with the product's reader.
export async function readCase({ kind, owner, seed }: Case): Promise<CaseDocument | undefined> {
  const specimen = await getSpecimenKind(kind);
  const layout = await layoutOf(specimen, specimen.layouts[0]!.name);
  const facts = specimen.facts(randomOf('facts', kind, seed), owner);
  const { pdf } = await printDocument(layout.draw(facts, penFor(facts, randomOf('look', kind, layout.name, seed))));
  const folder = mkdtempSync(join(tmpdir(), 'whose-'));
  try {
    writeFileSync(join(folder, 'document.pdf'), pdf);
    const { documents } = await readDocuments({ pages: await pdfPages(join(folder, 'document.pdf')) });
    const [largest] = documents.toSorted((one, other) => other.pages.length - one.pages.length);
    if (!largest) return undefined;
    const values = Object.fromEntries(Object.entries(largest.values).map(([field, { value }]) => [field, value]));
    return { category: largest.category, values, people: largest.people ?? [] };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
