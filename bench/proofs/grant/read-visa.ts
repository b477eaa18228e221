import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DocumentEvidence } from '@visawright/forms/documents/document-evidence.ts';
import type { PageInput } from '@visawright/reading/engine.types.ts';
import { pdfPages } from '@visawright/reading/text/pdf-pages.ts';
import { flatScan } from '@visawright/specimens/documents/printing/flat-scan.ts';
import {
  previousOrCurrentVisa,
  type VisaFacts,
} from '@visawright/specimens/documents/kinds/proof-of-status/previous-or-current-visa.ts';
import { getSpecimenKind } from '@visawright/specimens/documents/specimen-kinds.ts';
import { grantLetter } from '@visawright/specimens/documents/layouts/visa/grant-letter.ts';
import { layoutOf } from '@visawright/specimens/documents/layout-of.ts';
import type { DocumentFacts, DocumentLayout } from '@visawright/specimens/documents/document-specimen-kind.types.ts';
import { encoded } from '@visawright/specimens/documents/printing/picture-files.ts';
import { pagePictures } from '@visawright/specimens/documents/printing/pdf-tools.ts';
import { penFor } from '@visawright/specimens/documents/printing/pen.ts';
import { phonePhoto } from '@visawright/specimens/documents/printing/phone-photo.ts';
import { printDocument } from '@visawright/specimens/documents/printing/press.ts';
import { randomOf } from '@visawright/specimens/random.ts';
import { readPages } from '../findings/drawn-document.ts';

export interface Drawing {
  readonly layout: string;
  readonly seed: number;
  readonly as?: 'scan' | 'photo';
}

async function layoutNamed(name: string): Promise<DocumentLayout> {
  if (name === grantLetter.name) return grantLetter;
  return layoutOf(await getSpecimenKind(previousOrCurrentVisa.kind), name);
}

async function pagesOf(pdf: Buffer, { layout, seed, as }: Drawing): Promise<PageInput[]> {
  if (as === 'scan') {
    const random = randomOf('grant scan', layout, seed);
    const pictures = await pagePictures(pdf, 200);
    return Promise.all(
      pictures.map(async (page, at) => ({ pageNo: at + 1, bytes: await encoded(await flatScan(page, random)) })),
    );
  }
  if (as === 'photo') {
    const [page] = await pagePictures(pdf, 220, true);
    return [{ pageNo: 1, bytes: await encoded(await phonePhoto()(page!, randomOf('grant photo', layout, seed))) }];
  }
  const folder = mkdtempSync(join(tmpdir(), 'grant-'));
  try {
    writeFileSync(join(folder, 'visa.pdf'), pdf);
    return await pdfPages(join(folder, 'visa.pdf'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

// Draws a visa and reads it with the product's reader.
export async function readVisa(facts: VisaFacts, drawing: Drawing): Promise<DocumentEvidence | undefined> {
  const layout = await layoutNamed(drawing.layout);
  const made = facts as unknown as DocumentFacts;
  const { pdf } = await printDocument(
    layout.draw(made, penFor(made, randomOf('grant look', layout.name, drawing.seed))),
  );
  const read = await readPages(await pagesOf(pdf, drawing));
  return read && { ...read, docId: 'visa', values: read.values.map((value) => ({ ...value, docId: 'visa' })) };
}
