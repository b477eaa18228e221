import { expect, test } from 'vitest';
import { drawLetter } from '../testing/draw-letter.ts';
import { drawPassport } from '../testing/draw-passport.ts';
import type { Word } from './engine.types.ts';
import { openEngines } from './engines.ts';
import { readPage } from './read-page.ts';

let opened: ReturnType<typeof openEngines> | undefined;
const open = () => (opened ??= openEngines());
const never = () => Promise.reject(new Error('no model is needed'));

const lines = [
  'Sunrise Textiles Private Limited',
  'Date: 04 March 2026',
  'To whomsoever it may concern',
  'This is to certify that Meera Kulkarni works with us',
  'as a senior designer since 12 June 2019 and draws a',
  'monthly salary of Rs. 84,500.00 after deductions.',
  'Her leave from 10 May 2026 to 24 May 2026 is granted',
  'and she will resume her duties on 25 May 2026.',
  'Employee code: ST-20417    Department: Design',
  'Yours faithfully, Rakesh Bhandari, Manager',
];
const wanted = ['Kulkarni', '84,500.00', 'ST-20417', 'Bhandari,'];

const textOf = (words: readonly Word[]) => words.map((word) => word.text);
const placeOf = (words: readonly Word[], text: string) => words.find((word) => word.text === text)!.polygon[0]!;

test('does not decode a page with a text layer', async () => {
  const words = lines.flatMap((line, row) =>
    line.split(' ').map((text, i): Word => {
      const [x, y] = [0.1 + i * 0.08, 0.1 + row * 0.04];
      return {
        text,
        confidence: 1,
        polygon: [
          [x, y],
          [x + 0.07, y],
          [x + 0.07, y + 0.02],
          [x, y + 0.02],
        ],
      };
    }),
  );
  const { page, document } = await readPage(never, { pageNo: 3, bytes: await drawLetter({ lines: [] }), words });
  expect([document?.route, page.page, page.width, page.height]).toEqual(['text', 3, 1240, 1754]);
  expect(document?.lines.map((line) => line.text)).toContain('To whomsoever it may concern');
});

test.each([0, 90, 180, 270] as const)('reads a flat scan rotated by %i degrees upright', async (turn) => {
  const { page, document } = await readPage(open, { pageNo: 1, bytes: await drawLetter({ lines, turn }) });
  expect([document?.route, page.turn]).toEqual(['scan', (360 - turn) % 360]);
  expect(textOf(page.words)).toEqual(expect.arrayContaining(wanted));
  expect(document?.lines[0]?.text).toBe(lines[0]);
  const [x, y] = placeOf(page.words, 'Sunrise');
  const upright = { 0: [x, y], 90: [y, 1 - x], 180: [1 - x, 1 - y], 270: [1 - y, x] }[turn];
  expect(upright[0]).toBeGreaterThan(0.08);
  expect(upright[0]).toBeLessThan(0.11);
  expect(upright[1]).toBeGreaterThan(0.07);
  expect(upright[1]).toBeLessThan(0.1);
});

test('reads a skewed page on a desk as a photo', async () => {
  const bytes = await drawLetter({ lines, turn: 4, ground: '#6b4a33' });
  const { page, document } = await readPage(open, { pageNo: 1, bytes });
  expect([document?.route, page.turn, page.retake]).toEqual(['photo', 0, []]);
  expect(textOf(page.words)).toEqual(expect.arrayContaining(wanted));
});

test('asks for a retake of a passport without a visible MRZ', async () => {
  const page = {
    number: 'M8236514',
    surname: 'SHARMA',
    givenNames: 'ANITA',
    sex: 'F',
    birth: '14/02/1988',
    issue: '07/05/2021',
    expiry: '06/05/2031',
  };
  const bytes = await drawPassport({ ...page, lines: ['', ''] });
  const reading = await readPage(open, { pageNo: 1, bytes });
  expect([reading.isZoneless, reading.page.retake]).toEqual([true, expect.arrayContaining(['no MRZ'])]);
});
