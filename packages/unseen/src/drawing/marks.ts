import type { Chance } from '../chance.ts';
import { chanceOf } from '../chance.ts';
import type { Sheet } from './sheet.ts';

// What stands on documents besides text that is to be read: seals, signatures, emblems, codes, photographs.
export function seal(sheet: Sheet, x: number, y: number, text: string, ink = '3b3f99', radius = 34): void {
  const { page } = sheet;
  page.circle(x, y, radius, ink, 1.4);
  page.circle(x, y, radius * 0.66, ink, 0.8);
  // The text layer of an issued file has no words in its seal.
  const letters = sheet.isPicture ? [...text] : [];
  for (const [at, letter] of letters.entries()) {
    const angle = 210 - (at * 300) / letters.length;
    const turn = (angle * Math.PI) / 180;
    page.turned(
      letter,
      x + radius * 0.74 * Math.cos(turn),
      y - radius * 0.74 * Math.sin(turn),
      angle - 90,
      'arial',
      radius * 0.2,
      ink,
    );
  }
  page.circle(x, y, radius * 0.12, ink, 0.8, true);
}

export function signature(sheet: Sheet, x: number, y: number, words: string, ink = '1c2a7a'): void {
  const chance = chanceOf('signature', words);
  const points = Array.from({ length: 60 }, (_, at) => {
    const along = at / 59;
    const high = 9 * Math.sin(at * (0.5 + chance.part() * 0.06)) * (1 - along * 0.5) + chance.spread(1.5);
    return [x + along * 85 + 5 * Math.sin(at * 0.8), y - high] as const;
  });
  sheet.page.curve(points, ink, 1.1);
}

export function emblem(sheet: Sheet, x: number, y: number, radius: number, ink: string, sides = 6): void {
  const corners = Array.from({ length: sides + 1 }, (_, at) => {
    const angle = (at * 2 * Math.PI) / sides - Math.PI / 2;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
  });
  sheet.page.curve(corners, ink, 1, true);
  sheet.page.circle(x, y, radius * 0.55, 'ffffff', 1, true);
  sheet.page.circle(x, y, radius * 0.3, ink, 1, true);
}

export function squareCode(sheet: Sheet, x: number, y: number, size: number, words: string): void {
  const chance = chanceOf('code', words);
  const cells = 25;
  const cell = size / cells;
  const finder = (column: number, row: number) => {
    sheet.page.paint({ x: x + column * cell, y: y + row * cell, w: 7 * cell, h: 7 * cell }, '000000');
    sheet.page.paint({ x: x + (column + 1) * cell, y: y + (row + 1) * cell, w: 5 * cell, h: 5 * cell }, 'ffffff');
    sheet.page.paint({ x: x + (column + 2) * cell, y: y + (row + 2) * cell, w: 3 * cell, h: 3 * cell }, '000000');
  };
  for (let row = 0; row < cells; row += 1)
    for (let column = 0; column < cells; column += 1) {
      const isFinder = (row < 8 && (column < 8 || column > 16)) || (row > 16 && column < 8);
      if (!isFinder && chance.is(0.48))
        sheet.page.paint({ x: x + column * cell, y: y + row * cell, w: cell, h: cell }, '000000');
    }
  finder(0, 0);
  finder(18, 0);
  finder(0, 18);
}

export function barCode(sheet: Sheet, x: number, y: number, w: number, h: number, words: string): void {
  const chance = chanceOf('bars', words);
  for (let at = 0; at < w;) {
    const bar = chance.among([0.8, 1.2, 1.8, 2.4]);
    sheet.page.paint({ x: x + at, y, w: bar, h }, '000000');
    at += bar + chance.among([0.8, 1.2, 2]);
  }
}

// A drawn head and shoulders.
export function portrait(sheet: Sheet, x: number, y: number, w: number, h: number, chance: Chance): void {
  const { page } = sheet;
  const skin = chance.among(['b98255', 'a8713f', 'c99468', 'd9ae86']);
  const hair = chance.among(['15110e', '241a14', '3a3532']);
  const coat = chance.among(['2b3a55', '6b2f3a', '2f5144', '55504a']);
  const oval = (cx: number, cy: number, rx: number, ry: number, ink: string) =>
    page.curve(
      Array.from(
        { length: 41 },
        (_, at) => [cx + rx * Math.cos((at * Math.PI) / 20), cy + ry * Math.sin((at * Math.PI) / 20)] as const,
      ),
      ink,
      1,
      true,
    );
  page.paint({ x, y, w, h }, chance.among(['e9edf0', 'f4f2ee', 'dfe6ea']));
  page.curve(
    Array.from({ length: 21 }, (_, at) => {
      const along = at / 20;
      return [x + w * along, y + h - h * 0.24 * Math.sin(along * Math.PI) ** 0.5] as const;
    }),
    coat,
    1,
    true,
  );
  page.paint({ x: x + w * 0.42, y: y + h * 0.6, w: w * 0.16, h: h * 0.2 }, skin);
  oval(x + w / 2, y + h * 0.4, w * 0.25, h * 0.28, hair);
  oval(x + w / 2, y + h * 0.45, w * 0.21, h * 0.245, skin);
  for (const side of [-1, 1]) {
    oval(x + w * (0.5 + side * 0.085), y + h * 0.42, w * 0.032, h * 0.014, 'ffffff');
    oval(x + w * (0.5 + side * 0.085), y + h * 0.42, w * 0.014, h * 0.013, '1a1410');
    page.line(x + w * (0.5 + side * 0.05), y + h * 0.385, x + w * (0.5 + side * 0.125), y + h * 0.38, hair, h * 0.012);
  }
  page.curve(
    [
      [x + w * 0.5, y + h * 0.44],
      [x + w * 0.475, y + h * 0.515],
      [x + w * 0.52, y + h * 0.52],
    ],
    '80502f',
    0.8,
  );
  page.curve(
    [
      [x + w * 0.43, y + h * 0.57],
      [x + w * 0.5, y + h * 0.585],
      [x + w * 0.57, y + h * 0.57],
    ],
    '8f3f3a',
    h * 0.012,
  );
}
