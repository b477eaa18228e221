import { createHash } from 'node:crypto';
import { Polygon, type PageOperation } from '@visawright/contract/documents/document.ts';
import { documentCategories, readOutcomes, retakeCauses } from '@visawright/contract/documents/document-facts.ts';
import { homographyOf, lightOf } from '@visawright/contract/documents/page-geometry.ts';
import { z } from 'zod';
import type { ApplicantKey } from '../../platform/crypto/applicant-key.ts';

export const tableLimits = { tables: 8, rows: 2_000, columns: 12, letters: 40, text: 400 } as const;

// The body of a `reading` row: what one run read of one document. Values name their page, so that they follow it into
// another document.
export const StoredValue = z.strictObject({
  field: z.string(),
  value: z.string(), // dates ISO, countries alpha-3
  raw: z.string(), // as printed
  outcome: z.enum(readOutcomes),
  confidence: z.number().min(0).max(1),
  pageUid: z.uuid(),
  polygon: Polygon, // 0..1 of the upright original page
  engine: z.string(),
});
export type StoredValue = z.infer<typeof StoredValue>;

// A table row on a page: transactions, flight legs, days, members.
export const StoredCell = StoredValue.pick({
  value: true,
  raw: true,
  outcome: true,
  confidence: true,
  pageUid: true,
  polygon: true,
});
export type StoredCell = z.infer<typeof StoredCell>;
export const StoredTable = z.strictObject({
  name: z.string().max(tableLimits.letters),
  rows: z.array(z.record(z.string().max(tableLimits.letters), StoredCell)).max(tableLimits.rows),
});
export type StoredTable = z.infer<typeof StoredTable>;

// People the document names.
const StoredPerson = z.strictObject({
  name: z.string(),
  dateOfBirth: z.string().optional(),
  passportNumber: z.string().optional(),
});

export const Reading = z.strictObject({
  category: z.enum(documentCategories),
  categoryOutcome: z.enum(['accept', 'confirm']),
  kind: z.string().nullable(),
  mrz: z.strictObject({ pageUid: z.uuid(), lines: z.tuple([z.string(), z.string()]) }).nullable(),
  values: z.array(StoredValue),
  retake: z.array(z.strictObject({ pageUid: z.uuid(), causes: z.array(z.enum(retakeCauses)) })),
  // What was read: a page that still looks the same keeps its values in the next run.
  pages: z.array(z.strictObject({ pageUid: z.uuid(), pixels: z.string() })),
  tables: z.array(StoredTable).max(tableLimits.tables).optional(),
  people: z.array(StoredPerson).optional(),
  embedding: z.base64().optional(), // of the text, if the engine classified it by meaning
});
export type Reading = z.infer<typeof Reading>;

export function hashPixels(pixelMac: Buffer, operations: readonly PageOperation[]): string {
  const { factor, offset } = lightOf(operations);
  const hash = createHash('sha256').update(pixelMac).update(homographyOf(operations).join(' '));
  if (factor !== 1 || offset !== 0) hash.update(` ${factor} ${offset}`);
  return hash.digest('base64url');
}

const purpose = (docId: string, readingNo: number) => `reading/${docId}/${readingNo}`;

export const sealReading = (key: ApplicantKey, docId: string, readingNo: number, reading: Reading): Buffer =>
  key.sealFor(purpose(docId, readingNo), JSON.stringify(Reading.parse(reading)));

export const openReading = (key: ApplicantKey, docId: string, readingNo: number, body: Buffer): Reading =>
  Reading.parse(JSON.parse(key.openFor(purpose(docId, readingNo), body)));
