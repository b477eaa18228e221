import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { randomOf } from '../random.ts';
import { getPaperKind, paperKindNames } from './kinds.ts';
import { ledgerOf } from './ledger.ts';
import { mixedPdf } from './mixed-pdf.ts';
import { paperSpecimen } from './paper-specimen.ts';
import { amount, penFor, printed } from './pen.ts';
import { personOf } from './person.ts';
import { closePress } from './press.ts';

const folder = mkdtempSync(join(tmpdir(), 'papers-'));
afterAll(async () => {
  await closePress();
  rmSync(folder, { recursive: true });
});
function run(command: string, pdf: Buffer, ...args: string[]): string {
  const file = join(folder, 'paper.pdf');
  writeFileSync(file, pdf);
  return execFileSync(command, [...args, file, ...(command === 'pdftotext' ? ['-'] : [])], {
    stdio: 'pipe',
  }).toString();
}
const onPage = (polygon: readonly (readonly [number, number])[]) =>
  polygon.flat().every((part) => part > 0 && part < 1);

test('a statement prints what its truth says, in a text layer, at the places told', async () => {
  const { bytes, format, truth } = await paperSpecimen({
    kind: 'Bank statement',
    layout: 'two-line',
    seed: 3,
    as: 'text',
  });
  expect(format).toBe('pdf');
  const text = run('pdftotext', bytes, '-layout');
  const { accountNumber, ifsc, closingBalance, statementFrom } = truth.values;
  expect(text).toContain(accountNumber);
  expect(text).toContain(ifsc);
  expect(text).toContain(amount(Number(closingBalance), 'western'));
  expect([printed(statementFrom!, 'dd/mm/yyyy'), printed(statementFrom!, 'dd-Mmm-yyyy')].some((day) => text.includes(day))).toBe(true); // prettier-ignore
  expect(text).toContain('SPECIMEN');
  expect(truth.values).not.toHaveProperty('averageBalance'); // this layout does not print it
  expect(Object.values(truth.boxes).every(({ polygon }) => onPage(polygon))).toBe(true);
});

test('the field found at its place by another program is the field', async () => {
  const { bytes, truth } = await paperSpecimen({ kind: 'Salary slip', layout: 'columns', seed: 5, as: 'text' });
  const [[left, top], , [right, bottom]] = truth.boxes.panNumber!.polygon as [
    [number, number],
    unknown,
    [number, number],
  ];
  const [x, y, w, h] = [left * 595, top * 842, (right - left) * 595, (bottom - top) * 842].map(Math.round) as [number, number, number, number]; // prettier-ignore
  const area = ['-x', x - 1, '-y', y, '-W', w + 2, '-H', h].map(String);
  expect(run('pdftotext', bytes, '-f', '1', '-l', '1', ...area).trim()).toBe(truth.values.panNumber);
});

test('the same seed gives the same bytes; a scan has no text layer; a password locks', async () => {
  const wish = { kind: 'Hotel booking', layout: 'voucher', seed: 1 } as const;
  const [one, again] = [await paperSpecimen({ ...wish, as: 'text' }), await paperSpecimen({ ...wish, as: 'text' })];
  expect(one.bytes.equals(again.bytes)).toBe(true);
  const scan = await paperSpecimen({ ...wish, as: 'scan' });
  expect(run('pdftotext', scan.bytes).trim()).toBe('');
  expect(scan.truth.values).toEqual(one.truth.values);
  const locked = await paperSpecimen({ ...wish, as: 'text', password: 'DOB1990' });
  expect(() => run('pdftotext', locked.bytes)).toThrow();
  expect(run('pdftotext', locked.bytes, '-upw', 'DOB1990')).toContain('SPECIMEN');
});

test('balances follow from the rows', () => {
  const { opening, rows } = ledgerOf(randomOf('test'), personOf(8), '2026-07-01', '2026-09-30');
  rows.reduce((balance, row) => {
    expect(row.balance).toBeCloseTo(balance + row.credit - row.debit, 2);
    return row.balance;
  }, opening);
  expect(rows.filter(({ salary }) => salary)).toHaveLength(3);
});

test('a field that the facts do not hold cannot be printed', () =>
  expect(() => penFor({ values: {} }, randomOf(1)).f('pnr', 'X')).toThrow(/no value for pnr/));

test('every kind has two layouts at least, and none of them is the one set apart', async () => {
  for (const name of paperKindNames) {
    const names = (await getPaperKind(name)).layouts.map((layout) => layout.name);
    expect(new Set(names).size).toBeGreaterThan(1);
    expect(names).not.toContain('apart');
  }
});

test('papers mixed in one file are told page by page', async () => {
  const kinds = ['Indian passport', 'Form 16', 'Cover letter'];
  const { bytes, truth } = await mixedPdf({ seed: 2, papers: 3, kinds, scans: 0 });
  expect(truth.pages).toHaveLength(Number(/Pages:\s+(\d+)/.exec(run('pdfinfo', bytes))![1]));
  expect(truth.papers.map(({ kind }) => kind).sort()).toEqual([...kinds].sort());
  for (const { values, firstPage, whose } of truth.papers) {
    expect(truth.pages[firstPage]!.whose).toBe(whose);
    if (values.passportNumber) expect(values.passportNumber).toBe(truth.people[whose]!.passportNumber);
  }
});
