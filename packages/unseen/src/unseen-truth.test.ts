import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { categories } from '@visawright/forms/documents/categories.ts';
import { describe, expect, it } from 'vitest';
import { chanceOf } from './chance.ts';
import { projection } from './copies/warp.ts';
import { travellerOf } from './facts/traveller.ts';
import { daysBetween } from './facts/printed.ts';
import { kinds } from './kinds.ts';
import { checkDigit } from './passports/zone.ts';
import { draw, unseenFile, type Wanted } from './unseen-file.ts';
import { unseenFiles } from './unseen-files.ts';

const wanted = unseenFiles().flatMap(({ documents }) => documents);
const fieldsOf = new Map(
  categories.flatMap((category) =>
    category.kinds.map(({ name, fields }) => [name, fields.map(({ id }) => id)] as const),
  ),
);
const letters = (text: string) =>
  text
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

describe('the drawings', () => {
  it('print only fields of the catalogue, inside the page, without printing over one another', () => {
    const faults = new Set<string>();
    for (const each of wanted) {
      const { sheet, facts, about } = draw(each);
      const place = `${about.kind}: ${about.layout}`;
      const known = fieldsOf.get(about.kind);
      if (!about.id && about.kind !== 'Previous passport')
        for (const field of Object.keys(facts.facts))
          if (!field.startsWith('_') && !known?.includes(field)) faults.add(`${place} has no field ${field}`);
      for (const page of sheet.pages)
        for (const [at, word] of page.words.entries()) {
          if (word.x < 0 || word.y < 0 || word.x + word.w > page.width || word.y + word.h > page.height)
            faults.add(`${place}: ${word.text} leaves the page`);
          for (const other of page.words.slice(at + 1)) {
            const wide = Math.min(word.x + word.w, other.x + other.w) - Math.max(word.x, other.x);
            const high = Math.min(word.y + word.h, other.y + other.h) - Math.max(word.y, other.y);
            if (wide > 1 && high > Math.min(word.h, other.h) * 0.35)
              faults.add(`${place}: ${word.text} over ${other.text}`);
          }
        }
    }
    expect([...faults]).toEqual([]);
  });

  it('print the values where the truth says, as another program reads them', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'unseen-truth-'));
    for (const of of kinds.filter(({ category }) => category !== 'Photo')) {
      const layout = of.layouts[0]!;
      const { bytes, documents } = await unseenFile('one', [{ of, layout, route: 'text', seed: `truth ${of.kind}` }]);
      writeFileSync(join(folder, 'one.pdf'), bytes);
      const text = letters(execFileSync('pdftotext', ['-raw', join(folder, 'one.pdf'), '-'], { encoding: 'utf8' }));
      const { sheet } = draw({ of, layout, route: 'text', seed: `truth ${of.kind}` });
      for (const { field, words } of sheet.places)
        expect(text, `${of.kind} ${field}`).toContain(letters(words.map((word) => word.text).join('')));
      for (const [field, places] of Object.entries(documents[0]!.places)) {
        expect(places.length, field).toBeGreaterThan(0);
        for (const place of places)
          for (const [x, y] of place.words.flat()) expect(x >= 0 && x <= 1 && y >= 0 && y <= 1).toBe(true);
      }
    }
    rmSync(folder, { recursive: true });
  });
});

describe('the arithmetic', () => {
  const factsOf = (kind: string) =>
    Array.from({ length: 20 }, (_, n) => {
      const made = kinds.find((each) => each.kind === kind)!.factsOf(travellerOf(`sum ${n}`), chanceOf('sum', n));
      return { ...made.facts, rows: made.rows ?? [] } as unknown as Record<string, string> & { rows: string[][] };
    });

  it('is right in salary slips and statements', () => {
    for (const { grossPay, deductions, netPay } of factsOf('Salary slip'))
      expect(Number(grossPay) - Number(deductions)).toBeCloseTo(Number(netPay), 2);
    for (const facts of factsOf('Bank statement')) {
      expect(Number(facts['openingBalance']) + Number(facts['_credits']) - Number(facts['_debits'])).toBeCloseTo(
        Number(facts['closingBalance']),
        1,
      );
      expect(facts.rows.at(-1)?.[4]).toBe(facts['closingBalance']);
    }
    for (const { totalAssets, totalLiabilities, netWorth } of factsOf('Net-worth certificate'))
      expect(Number(totalAssets) - Number(totalLiabilities)).toBe(Number(netWorth));
  });

  it('is right in nights, marks and dates', () => {
    for (const facts of factsOf('Hotel booking')) {
      expect(daysBetween(facts['checkInDate']!, facts['checkOutDate']!)).toBe(Number(facts['_nights']));
      expect(Number(facts['_nights']) * Number(facts['_rate'])).toBe(Number(facts['amount']));
    }
    for (const facts of factsOf('Academic transcript or test score'))
      expect(facts.rows.reduce((sum, row) => sum + Number(row[2]), 0)).toBe(Number(facts['score']));
    for (const each of wanted) {
      const { facts } = draw(each).facts;
      for (const [from, to] of [
        ['issueDate', 'expiryDate'],
        ['validFrom', 'validUntil'],
        ['statementFrom', 'statementTo'],
        ['leaveFrom', 'leaveTo'],
        ['dateOfBirth', 'issueDate'],
      ] as const)
        if (facts[from] && facts[to]) expect(facts[from] < facts[to], `${from} ${facts[from]} ${facts[to]}`).toBe(true);
    }
  });
});

describe('the zone of passports', () => {
  it('has the check digits of the standard', () => {
    // ICAO 9303 part 4, appendix A: the specimen of Utopia.
    expect(['L898902C3', '740812', '120415', 'ZE184226B<<<<<'].map(checkDigit).join('')).toBe('6291');
    for (const each of wanted) {
      if (!('passport' in each)) continue;
      const { mrzLine1 = '', mrzLine2 = '' } = draw(each).facts.facts;
      expect([mrzLine1.length, mrzLine2.length]).toEqual([44, 44]);
      for (const [from, to] of [
        [0, 9],
        [13, 19],
        [21, 27],
      ] as const)
        expect(checkDigit(mrzLine2.slice(from, to))).toBe(mrzLine2[to]);
      expect(checkDigit(mrzLine2.slice(0, 10) + mrzLine2.slice(13, 20) + mrzLine2.slice(21, 43))).toBe(mrzLine2[43]);
    }
  });
});

describe('copies', () => {
  const of = kinds.find(({ kind }) => kind === 'PAN card')!;
  const card = (route: Wanted['route']): Wanted => ({ of, layout: of.layouts[0]!, route, seed: 'copy' });

  it('carry the places through a projection', () => {
    const project = projection([
      [10, 20],
      [110, 25],
      [105, 220],
      [8, 210],
    ]);
    expect([project(0, 0), project(1, 0), project(1, 1), project(0, 1)].flat().map(Math.round)).toEqual([
      10, 20, 110, 25, 105, 220, 8, 210,
    ]);
  });

  it('are the same each time, whatever was drawn before, with their places on the picture', async () => {
    for (const route of ['text', 'scan', 'photo'] as const) {
      await unseenFile('between', [{ ...card('text'), seed: 'another' }]);
      const [one, two] = [await unseenFile('a', [card(route)]), await unseenFile('a', [card(route)])];
      expect(one.bytes.equals(two.bytes)).toBe(true);
      expect(one.format).toBe(route === 'photo' ? 'jpg' : 'pdf');
      for (const place of Object.values(one.documents[0]!.places).flat())
        for (const [x, y] of place.words.flat()) expect(x > 0 && x < 1 && y > 0 && y < 1).toBe(true);
    }
  });

  it('stand in a bundle on the pages that the truth says', async () => {
    const salary = kinds.find(({ kind }) => kind === 'Form 16')!;
    const { documents } = await unseenFile('b', [
      { of: salary, layout: salary.layouts[0]!, route: 'text', seed: 'b' },
      card('scan'),
    ]);
    expect(documents.map(({ pages }) => pages)).toEqual([[1, 2], [3]]);
    expect(
      Object.values(documents[1]!.places)
        .flat()
        .every(({ page }) => page === 3),
    ).toBe(true);
  });
});
