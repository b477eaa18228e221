import { expect, test } from 'vitest';
import { csvRows, exportLimit, readAll } from './list-export.ts';
import type { ListRequest } from '../list.types.ts';

const query = { search: 'a', filters: { status: ['draft'] }, sort: { key: 'created', direction: 'desc' as const } };
const reading = (onProgress: (rows: number) => void = () => {}) => ({
  signal: new AbortController().signal,
  onProgress,
});

// A fake server with the given number of rows that records its requests.
function server(count: number) {
  const asked: ListRequest[] = [];
  const fetch = (request: ListRequest) => {
    asked.push(request);
    const from = Number(request.cursor ?? 0);
    const to = Math.min(from + request.limit, count);
    const items = Array.from({ length: to - from }, (_, i) => from + i);
    return Promise.resolve({ items, nextCursor: to < count ? String(to) : null, total: null, more: true });
  };
  return { asked, fetch };
}

test('exports every row of the query in pages of 100', async () => {
  const { asked, fetch } = server(250);
  const seen: number[] = [];
  const { rows, cut } = await readAll(
    fetch,
    query,
    reading((n) => seen.push(n)),
  );
  expect(rows).toHaveLength(250);
  expect(rows[249]).toBe(249);
  expect(cut).toBe(false);
  expect(seen).toEqual([100, 200, 250]);
  expect(asked.map(({ cursor }) => cursor)).toEqual([null, '100', '200']);
  for (const request of asked) expect(request).toMatchObject({ ...query, limit: 100 });
});

test('stops at 10,000 rows and reports it', async () => {
  const { asked, fetch } = server(exportLimit + 1);
  const { rows, cut } = await readAll(fetch, query, reading());
  expect(rows).toHaveLength(exportLimit);
  expect(cut).toBe(true);
  expect(asked).toHaveLength(100);
  expect((await readAll(server(exportLimit).fetch, query, reading())).cut).toBe(false);
});

test('creates no file when aborted', async () => {
  const stop = new AbortController();
  const { asked, fetch } = server(1000);
  const all = readAll(fetch, query, { signal: stop.signal, onProgress: (n) => n === 200 && stop.abort() });
  await expect(all).rejects.toThrow(/abort/i);
  expect(asked).toHaveLength(2);
});

test('leaves out columns without a CSV cell', () => {
  const columns = [
    { id: 'a', head: 'Name', width: 1, cell: () => null, csv: (row: { n: string }) => row.n },
    { id: 'b', head: 'Face', width: 1, cell: () => null },
  ];
  expect(csvRows(columns, [{ n: 'Asha' }])).toEqual([['Name'], ['Asha']]);
});
