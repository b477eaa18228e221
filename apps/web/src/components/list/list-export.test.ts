import { expect, test } from 'vitest';
import { csvRows, exportLimit, readAll } from './list-export.ts';
import type { ListRequest } from './list.types.ts';

const query = { search: 'a', filters: { status: ['draft'] }, sort: { key: 'created', direction: 'desc' as const } };
const reading = (onProgress: (rows: number) => void = () => {}) => ({
  signal: new AbortController().signal,
  onProgress,
});

// A server that holds so many numbers, and remembers what it was asked.
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

test('the file holds every row the question finds, read 100 at a time with the same question', async () => {
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

test('it stops at 10,000 and says that there was more', async () => {
  const { asked, fetch } = server(exportLimit + 1);
  const { rows, cut } = await readAll(fetch, query, reading());
  expect(rows).toHaveLength(exportLimit);
  expect(cut).toBe(true);
  expect(asked).toHaveLength(100);
  expect((await readAll(server(exportLimit).fetch, query, reading())).cut).toBe(false);
});

test('a person who stops it gets no file', async () => {
  const stop = new AbortController();
  const { asked, fetch } = server(1000);
  const all = readAll(fetch, query, { signal: stop.signal, onProgress: (n) => n === 200 && stop.abort() });
  await expect(all).rejects.toThrow(/abort/i);
  expect(asked).toHaveLength(2);
});

test('columns without a cell for the file are left out of it', () => {
  const columns = [
    { id: 'a', head: 'Name', width: 1, cell: () => null, csv: (row: { n: string }) => row.n },
    { id: 'b', head: 'Face', width: 1, cell: () => null },
  ];
  expect(csvRows(columns, [{ n: 'Asha' }])).toEqual([['Name'], ['Asha']]);
});
