import { createLazyReaders } from '@visawright/server/product.ts';
import { afterAll, expect, test, vi } from 'vitest';
import { demoAccounts } from '../../accounts/demo-accounts.ts';
import { pictureFiles } from './picture-files.ts';
import { pictureJob, read } from './record.ts';
import { loadRecordings, pictureKey, recordedReaders, type DocumentReading } from './recorded-readers.ts';

const realms = Object.keys(demoAccounts);
const readers = createLazyReaders(1);
afterAll(() => readers.close());

const summaryOf = ({ documents }: DocumentReading) =>
  documents.map(({ kind, categoryOutcome, values }) => ({
    kind,
    categoryOutcome,
    values: Object.fromEntries(
      Object.entries(values).map(([field, { value, raw, outcome, page }]) => [field, { value, raw, outcome, page }]),
    ),
  }));
const cornersOf = ({ documents }: DocumentReading) =>
  documents.flatMap(({ values }) => Object.values(values).flatMap(({ polygon }) => polygon.flat()));

// Passport and photo of one person: a reader that reads them differently needs `npm run demo -- record`.
test('what is recorded is what the reader reads of the same picture', { timeout: 240_000 }, async () => {
  const [realm] = realms;
  const recordings = loadRecordings(realm!);
  for (const { name, draw } of pictureFiles(realm!).slice(0, 2)) {
    const job = await pictureJob(await draw());
    const recorded = recordings[pictureKey(job)!]!;
    const fresh = await read(readers, job);
    expect(summaryOf(recorded), name).toEqual(summaryOf(fresh));
    const corners = cornersOf(fresh);
    for (const [at, share] of cornersOf(recorded).entries()) expect(Math.abs(share - corners[at]!)).toBeLessThan(0.001);
  }
});

test.each(realms)('the pictures of %s are recorded as they are drawn', { timeout: 120_000 }, async (realm) => {
  const recordings = loadRecordings(realm);
  for (const { name, draw } of pictureFiles(realm).slice(0, 2))
    expect(recordings[pictureKey(await pictureJob(await draw()))!], name).toBeDefined();
});

test('a recorded picture is not read, another one and a text layer are', async () => {
  const other = {
    read: vi.fn(() => Promise.resolve('read' as unknown as DocumentReading)),
    close: () => Promise.resolve(),
  };
  const job = { pages: [{ pageNo: 1, bytes: Buffer.from('picture') }] };
  const known = 'recorded' as unknown as DocumentReading;
  const both = recordedReaders(other, { [pictureKey(job)!]: known });
  expect(await both.read(job)).toBe(known);
  expect(await both.read({ pages: [{ pageNo: 1, bytes: Buffer.from('other') }] })).toBe('read');
  expect(await both.read({ pages: [{ ...job.pages[0]!, words: [] }] })).toBe('read');
  expect(other.read).toHaveBeenCalledTimes(2);
});
