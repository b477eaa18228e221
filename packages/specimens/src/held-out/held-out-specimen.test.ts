import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { closePress } from '../documents/printing/press.ts';
import { heldOutMixedPdf } from './held-out-mixed-pdf.ts';
import { heldOutSpecimen } from './held-out-specimen.ts';

const folder = mkdtempSync(join(tmpdir(), 'held-out-'));
afterAll(async () => {
  await closePress();
  rmSync(folder, { recursive: true });
});

function run(command: 'pdftotext' | 'pdfinfo', bytes: Buffer): string {
  const file = join(folder, 'document.pdf');
  writeFileSync(file, bytes);
  return execFileSync(command, command === 'pdftotext' ? [file, '-'] : [file]).toString();
}

const statement = { kind: 'Bank statement', layout: 'ruled-heading', seed: 'one' } as const;

it('prints the values of its truth, and the same bytes for the same seed', async () => {
  const one = await heldOutSpecimen({ ...statement, as: 'text' });
  const text = run('pdftotext', one.bytes);
  expect(text).toContain(one.truth.values.accountNumber);
  expect(text).toContain(one.truth.values.ifsc);
  expect(one.truth.pages).toBe(2);
  expect(one.truth.values.bankSealPresent).toBe('true');
  const again = await heldOutSpecimen({ ...statement, as: 'text' });
  expect(again.bytes.equals(one.bytes)).toBe(true);
});

// A photo takes seconds of computing.
it('knows of a photo only what its first page shows, and has no text in a scan', { timeout: 120_000 }, async () => {
  const photo = await heldOutSpecimen({ ...statement, as: 'photo' });
  expect(photo.format).toBe('jpeg');
  expect(photo.truth.pages).toBe(1);
  expect(photo.truth.values).toHaveProperty('accountNumber');
  expect(photo.truth.values).not.toHaveProperty('bankSealPresent'); // on the second page
  expect(photo.truth.known).toHaveProperty('bankSealPresent');
  const scan = await heldOutSpecimen({ kind: 'PAN card', layout: 'card', seed: 'one', as: 'scan' });
  expect(run('pdftotext', scan.bytes).trim()).toBe('');
});

it('accepts names as printed, but dates and countries only in their normal form', async () => {
  const { truth } = await heldOutSpecimen({ kind: 'Residence permit', layout: 'card', seed: 'one', as: 'text' });
  const [family] = truth.also.name![0]!.split(' ');
  expect(truth.also.name).toContainEqual(expect.stringContaining(family!.toUpperCase()));
  expect(truth.also.issueDate).toEqual([]);
  expect(truth.also.issuingCountry).toEqual([]);
});

it('describes a mixed file page by page', async () => {
  const { bytes, documents, pages } = await heldOutMixedPdf('one', 3);
  expect(documents).toBe(3);
  expect(pages).toHaveLength(Number(/Pages:\s+(\d+)/.exec(run('pdfinfo', bytes))![1]));
  expect(new Set(pages.map(({ document }) => document)).size).toBe(3);
});
