import { expect, test } from 'vitest';
import { listFile, type ExportRequest } from './list-file.ts';

const request: ExportRequest = {
  search: 'a',
  filters: { status: ['draft'] },
  sort: { key: 'created', direction: 'desc' },
  only: ['1'],
  signal: new AbortController().signal,
};
const columns = [
  { head: 'Name', exported: (row: { n: string }) => row.n },
  { head: 'Face' }, // only on the screen
  { head: 'Length', exported: (row: { n: string }) => row.n.length },
];

test('has a header and the columns that can be exported, and asks with the query of the screen', async () => {
  const asked: ExportRequest[] = [];
  const { name, read } = listFile({
    name: 'people',
    columns,
    read: (each) => {
      asked.push(each);
      return Promise.resolve({ items: [{ n: 'Asha' }, { n: 'Ravi K' }], isCut: true });
    },
  });
  expect(name).toBe('people');
  expect(await read(request)).toEqual({
    rows: [
      ['Name', 'Length'],
      ['Asha', 4],
      ['Ravi K', 6],
    ],
    isCut: true,
  });
  expect(asked).toEqual([request]);
});
