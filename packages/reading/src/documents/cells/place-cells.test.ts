import { expect, test } from 'vitest';
import type { Point, Rule } from '../../engine.types.ts';
import { linesOf } from '../page/lines-of.ts';
import { placeCells } from './place-cells.ts';

const sheet = { page: 1, width: 600, height: 800 };
const level = (y: number, from: number, to: number): Rule => ({ from: [from / 600, y / 800], to: [to / 600, y / 800] });
const upright = (x: number, from: number, to: number): Rule => ({
  from: [x / 600, from / 800],
  to: [x / 600, to / 800],
});

// Columns from 100 to 300 and 500, rows from 100 by 40.
const grid = (rows: number): Rule[] => [
  ...Array.from({ length: rows + 1 }, (_, i) => level(100 + 40 * i, 100, 500)),
  ...[100, 300, 500].map((x) => upright(x, 100, 100 + 40 * rows)),
];

const boxes = (rules: readonly Rule[], shape: Parameters<typeof placeCells>[1] = sheet, slope = 0) =>
  placeCells(rules, shape, slope).cells.map(({ left, right, top, bottom }) =>
    [left * 600, top * 800, right * 600, bottom * 800].map(Math.round),
  );

const turnedLeft = ([x, y]: Point): Point => [y, 1 - x];

test('lines that cross are the borders of cells, which know their neighbours', () => {
  const { cells } = placeCells(grid(2), sheet, 0);
  expect(cells).toHaveLength(4);
  const [first, second, third] = cells;
  expect(first!.beside).toEqual([second]);
  expect(first!.under).toEqual([third]);
});

test('a rotated page has its cells where its text is upright', () => {
  const given = grid(1).map(({ from, to }) => ({ from: turnedLeft(from), to: turnedLeft(to) }));
  const turned = { page: 1, width: 800, height: 600, turn: 90 as const };
  expect(boxes(given, turned)).toEqual([
    [100, 100, 300, 140],
    [300, 100, 500, 140],
  ]);
});

test('a slanted scan has the same cells', () => {
  const slope = 0.015;
  const aspect = sheet.width / sheet.height;
  const slanted = ([x, y]: Point): Point => [x - (slope * y) / aspect ** 2, y + slope * x];
  const given = grid(2).map(({ from, to }) => ({ from: slanted(from), to: slanted(to) }));
  expect(placeCells(given, sheet, slope).cells).toHaveLength(4);
});

test('dashes are one line, and so are two lines side by side', () => {
  const dashes = Array.from({ length: 50 }, (_, i) => level(100, 100 + 8 * i, 106 + 8 * i));
  const double = [level(139, 100, 500), level(141, 100, 500)];
  const sides = [upright(100, 100, 140), upright(500, 100, 140)];
  expect(boxes([...dashes, ...double, ...sides])).toEqual([[100, 100, 500, 139]]);
});

test('a heading over two columns is one cell above both', () => {
  const rules = [...grid(2).filter(({ from, to }) => from[0] !== to[0] || from[0] !== 0.5), upright(300, 140, 180)];
  const { cells } = placeCells(rules, sheet, 0);
  expect(cells).toHaveLength(3);
  expect(cells[0]!.under).toHaveLength(2);
});

test('a table that the end of the page cuts keeps its closed rows', () => {
  const open = [...grid(2), ...[100, 300, 500].map((x) => upright(x, 180, 800))];
  expect(boxes(open)).toHaveLength(4);
});

test('a border around the page is no cell', () => {
  const border = [level(20, 20, 580), level(780, 20, 580), upright(20, 20, 780), upright(580, 20, 780)];
  expect(boxes(border)).toEqual([]);
  expect(boxes([...border, ...grid(1)])).toHaveLength(2);
});

test('a line of text ends at a ruling line, however near the next word is', () => {
  const words = [
    { text: 'Nights', left: 262 },
    { text: '3', left: 304 },
  ].map(({ text, left }) => ({
    text,
    confidence: 1,
    polygon: [
      [left / 600, 110 / 800],
      [(left + 34) / 600, 110 / 800],
      [(left + 34) / 600, 126 / 800],
      [left / 600, 126 / 800],
    ] as Point[],
  }));
  expect(linesOf(words, sheet).map(({ text }) => text)).toEqual(['Nights 3']);
  const [label, value] = linesOf(words, sheet, grid(1));
  expect([label!.text, value!.text]).toEqual(['Nights', '3']);
  expect(label!.cell!.beside).toEqual([value!.cell]);
});
