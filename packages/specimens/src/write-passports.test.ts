import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const out = mkdtempSync(join(tmpdir(), 'specimens-'));
afterAll(() => rmSync(out, { recursive: true }));
const write = (...args: string[]) =>
  execFileSync(process.execPath, [join(import.meta.dirname, 'write-passports.ts'), '--out', out, ...args], {
    stdio: 'pipe',
  });

test('writes pictures with one line of truth each', () => {
  write('--count', '2', '--conditions', 'low,jpeg40', '--layout', 'terrace', '--name', 'noSurname');
  expect(readdirSync(out).sort()).toEqual(['0000-terrace-low.jpg', '0001-terrace-jpeg40.jpg', 'truth.jsonl']);
  const lines = readFileSync(join(out, 'truth.jsonl'), 'utf8').trim().split('\n');
  const [first] = lines.map((line) => JSON.parse(line) as { file: string; mrz: string[]; values: object });
  expect(lines).toHaveLength(2);
  expect(first).toMatchObject({
    file: '0000-terrace-low.jpg',
    mrz: [expect.stringMatching(/^P<IND<<[A-Z]/), expect.any(String)],
  });
  expect(first!.values).not.toHaveProperty('surname');
});

test('rejects an unknown condition', () => expect(() => write('--conditions', 'fog')).toThrow(/unknown: fog/));
