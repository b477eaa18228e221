import { createServer, type AddressInfo } from 'node:net';
import { eicar } from '@visawright/specimens/hostile/eicar.ts';
import { expect, test } from 'vitest';
import { clamdScanner } from './scanner.ts';

const port = Number(process.env['CLAMD_PORT']);
const scanner = clamdScanner(process.env['CLAMD_HOST']!, port);

test('finds the test virus anywhere and nothing in harmless files', async () => {
  expect(await scanner.scan(Buffer.from('a letter'))).toBe('clean');
  for (const { bytes, what } of await eicar()) expect(await scanner.scan(bytes), what).toBe('infected');
});

test('throws without a clear verdict: stream too long, unknown answer, no scanner', async () => {
  await expect(scanner.scan(Buffer.alloc(70 * 1_024 * 1_024))).rejects.toThrow();
  const strange = createServer((socket) => socket.end('stream: INSTREAM size limit exceeded. ERROR\0'));
  await new Promise<void>((resolve) => strange.listen(0, '127.0.0.1', resolve));
  const { port: other } = strange.address() as AddressInfo;
  await expect(clamdScanner('127.0.0.1', other).scan(Buffer.from('x'))).rejects.toThrow();
  strange.close();
  await expect(clamdScanner('127.0.0.1', 9).scan(Buffer.from('x'))).rejects.toThrow();
});
