import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReadPaper } from '@visawright/forms/read-paper.ts';
import type { PageInput } from '@visawright/reading/engine.types.ts';
import { pdfPages } from '@visawright/reading/text/pdf.ts';
import { flatScan } from '@visawright/specimens/papers/flat-scan.ts';
import { previousOrCurrentVisa, type VisaFacts } from '@visawright/specimens/papers/kinds/previous-or-current-visa.ts';
import { getPaperKind } from '@visawright/specimens/papers/kinds.ts';
import { grantLetter } from '@visawright/specimens/papers/layouts/visa/grant-letter.ts';
import { layoutOf } from '@visawright/specimens/papers/layout-of.ts';
import type { PaperFacts, PaperLayout } from '@visawright/specimens/papers/paper-kind.types.ts';
import { encoded } from '@visawright/specimens/papers/paper-specimen.ts';
import { pagePictures } from '@visawright/specimens/papers/pdf-tools.ts';
import { penFor } from '@visawright/specimens/papers/pen.ts';
import { phonePhoto } from '@visawright/specimens/papers/phone-photo.ts';
import { print } from '@visawright/specimens/papers/press.ts';
import { randomOf } from '@visawright/specimens/random.ts';
import { readPages } from '../findings/drawn-paper.ts';

export interface Drawing {
  readonly layout: string;
  readonly seed: number;
  readonly as?: 'scan' | 'photo';
}

async function layoutNamed(name: string): Promise<PaperLayout> {
  if (name === grantLetter.name) return grantLetter;
  return layoutOf(await getPaperKind(previousOrCurrentVisa.kind), name);
}

async function pagesOf(pdf: Buffer, { layout, seed, as }: Drawing): Promise<PageInput[]> {
  if (as === 'scan') {
    const random = randomOf('grant scan', layout, seed);
    const pictures = await pagePictures(pdf, 200);
    return Promise.all(pictures.map(async (page, at) => ({ pageNo: at + 1, bytes: await encoded(await flatScan(page, random)) }))); // prettier-ignore
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

// Drawn, then read by the reader everybody's papers go through.
export async function readVisa(facts: VisaFacts, drawing: Drawing): Promise<ReadPaper | undefined> {
  const layout = await layoutNamed(drawing.layout);
  const made = facts as unknown as PaperFacts;
  const { pdf } = await print(layout.draw(made, penFor(made, randomOf('grant look', layout.name, drawing.seed))));
  const read = await readPages(await pagesOf(pdf, drawing));
  return read && { ...read, docId: 'visa', values: read.values.map((value) => ({ ...value, docId: 'visa' })) };
}
