import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { randomOf } from '../random.ts';
import { getSpecimenKind, specimenKindNames } from './specimen-kinds.ts';
import { ledgerOf } from './facts/ledger.ts';
import { mixedPdf } from './mixed-pdf.ts';
import { documentSpecimen } from './document-specimen.ts';
import { formatAmount, penFor, formatDate } from './printing/pen.ts';
import { personOf } from './facts/person.ts';
import { closePress } from './printing/press.ts';

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

test('prints the values of the truth in a text layer, at the given regions', async () => {
  const { bytes, format, truth } = await documentSpecimen({
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
  expect(text).toContain(formatAmount(Number(closingBalance), 'western'));
  expect(
    [formatDate(statementFrom!, 'dd/mm/yyyy'), formatDate(statementFrom!, 'dd-Mmm-yyyy')].some((day) =>
      text.includes(day),
    ),
  ).toBe(true);
  expect(text).toContain('SPECIMEN');
  expect(truth.values).not.toHaveProperty('averageBalance'); // this layout does not print it
  expect(Object.values(truth.boxes).every(({ polygon }) => onPage(polygon))).toBe(true);
});

test('prints a field where its region is', async () => {
  const { bytes, truth } = await documentSpecimen({ kind: 'Salary slip', layout: 'columns', seed: 5, as: 'text' });
  const [[left, top], , [right, bottom]] = truth.boxes.panNumber!.polygon as [
    [number, number],
    unknown,
    [number, number],
  ];
  const [x, y, w, h] = [left * 595, top * 842, (right - left) * 595, (bottom - top) * 842].map(Math.round) as [
    number,
    number,
    number,
    number,
  ];
  const area = ['-x', x - 1, '-y', y, '-W', w + 2, '-H', h].map(String);
  expect(run('pdftotext', bytes, '-f', '1', '-l', '1', ...area).trim()).toBe(truth.values.panNumber);
});

test('gives the same bytes for the same seed, no text layer for a scan, and a protected file with a password', async () => {
  const options = { kind: 'Hotel booking', layout: 'voucher', seed: 1 } as const;
  const [one, again] = [
    await documentSpecimen({ ...options, as: 'text' }),
    await documentSpecimen({ ...options, as: 'text' }),
  ];
  expect(one.bytes.equals(again.bytes)).toBe(true);
  const scan = await documentSpecimen({ ...options, as: 'scan' });
  expect(run('pdftotext', scan.bytes).trim()).toBe('');
  expect(scan.truth.values).toEqual(one.truth.values);
  const locked = await documentSpecimen({ ...options, as: 'text', password: 'DOB1990' });
  expect(() => run('pdftotext', locked.bytes)).toThrow();
  expect(run('pdftotext', locked.bytes, '-upw', 'DOB1990')).toContain('SPECIMEN');
});

test('computes balances from the rows', () => {
  const { opening, rows } = ledgerOf(randomOf('test'), personOf(8), '2026-07-01', '2026-09-30');
  rows.reduce((balance, row) => {
    expect(row.balance).toBeCloseTo(balance + row.credit - row.debit, 2);
    return row.balance;
  }, opening);
  expect(rows.filter(({ salary }) => salary)).toHaveLength(3);
});

test('rejects a field that is not in the facts', () =>
  expect(() => penFor({ values: {} }, randomOf(1)).f('pnr', 'X')).toThrow(/no value for pnr/));

test('has at least two layouts per kind, none of them a former held-out one', async () => {
  for (const name of specimenKindNames) {
    const names = (await getSpecimenKind(name)).layouts.map((layout) => layout.name);
    expect(new Set(names).size).toBeGreaterThan(1);
    expect(names).not.toContain('former-held-out');
  }
});

test('describes the documents of a mixed file page by page', async () => {
  const kinds = ['Indian passport', 'Form 16', 'Cover letter'];
  const { bytes, truth } = await mixedPdf({ seed: 2, documents: 3, kinds, scans: 0 });
  expect(truth.pages).toHaveLength(Number(/Pages:\s+(\d+)/.exec(run('pdfinfo', bytes))![1]));
  expect(truth.documents.map(({ kind }) => kind).sort()).toEqual([...kinds].sort());
  for (const { values, firstPage, whose } of truth.documents) {
    expect(truth.pages[firstPage]!.whose).toBe(whose);
    if (values.passportNumber) expect(values.passportNumber).toBe(truth.people[whose]!.passportNumber);
  }
});
