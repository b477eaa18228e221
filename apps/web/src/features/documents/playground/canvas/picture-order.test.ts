import { expect, test } from 'vitest';
import { loadOpened, loadThumbnail } from './picture-order.ts';

// Pictures whose loading the test ends.
function setUp() {
  const started: string[] = [];
  const ends = new Map<string, (failed?: unknown) => void>();
  const load = (name: string) => () => {
    started.push(name);
    return new Promise<void>((resolve, reject) =>
      ends.set(name, (failed) => (failed === undefined ? resolve() : reject(failed))),
    );
  };
  const end = async (name: string, failed?: unknown) => {
    ends.get(name)!(failed);
    for (let n = 0; n < 5; n++) await Promise.resolve();
  };
  return { started, load, end };
}

test('four thumbnails are loaded at a time, in order, and a failed one makes room as well', async () => {
  const { started, load, end } = setUp();
  const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => loadThumbnail(load(name)).catch(() => undefined));
  await Promise.resolve();
  expect(started).toEqual(['a', 'b', 'c', 'd']);
  await end('b', new Error('away'));
  expect(started).toEqual(['a', 'b', 'c', 'd', 'e']);
  for (const name of ['a', 'c', 'd', 'e', 'f']) await end(name);
  await Promise.all(all);
});

test('while a page is opened one thumbnail is loaded at a time', async () => {
  const { started, load, end } = setUp();
  const page = loadOpened(load('page'));
  const all = ['a', 'b', 'c'].map((name) => loadThumbnail(load(name)));
  await Promise.resolve();
  expect(started).toEqual(['page', 'a']);
  await end('page');
  expect(started).toEqual(['page', 'a', 'b', 'c']);
  for (const name of ['a', 'b', 'c']) await end(name);
  await Promise.all([page, ...all]);
});
