import { chanceOf, type Chance } from '../chance.ts';
import { toSharp, type Raster } from './raster.ts';
import { light, plainGround, projection, warp, type Corner, type Corners } from './warp.ts';

export interface Copy {
  readonly jpeg: Buffer;
  readonly width: number;
  readonly height: number;
  readonly placeOf: (x: number, y: number) => Corner; // from 0..1 of the page to 0..1 of the copy
}

const turnedCorners = (w: number, h: number, degrees: number, shift: Corner): Corners => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const move = (x: number, y: number): Corner => [
    w / 2 + (x - w / 2) * cos - (y - h / 2) * sin + shift[0],
    h / 2 + (x - w / 2) * sin + (y - h / 2) * cos + shift[1],
  ];
  return [move(0, 0), move(w, 0), move(w, h), move(0, h)];
};

const within = (corners: Corners, width: number, height: number) => {
  const project = projection(corners);
  return (x: number, y: number): Corner => {
    const [px, py] = project(x, y);
    return [px / width, py / height];
  };
};

const noiseOf = (chance: Chance, half: number) => Float32Array.from({ length: 65_521 }, () => chance.spread(half));

// A flatbed scan: a little askew, dust, uneven contrast, often grey.
export async function scanned(page: Raster, seed: string): Promise<Copy> {
  const chance = chanceOf('scan', seed);
  const { width, height } = page;
  const base = chance.whole(246, 254);
  const sheet = plainGround(width, height, [base, base, base - 2]);
  const corners = turnedCorners(width, height, chance.spread(0.9), [chance.spread(6), chance.spread(6)]);
  warp(page, sheet, corners);
  const [contrast, grain] = [0.93 + chance.part() * 0.06, 2 + chance.part() * 5];
  light(sheet, () => contrast, noiseOf(chance, grain));
  for (let speck = 0; speck < 40; speck += 1)
    sheet.data.fill(chance.whole(70, 160), ...speckAt(sheet, chance.part(), chance.part()));
  const picture = toSharp(sheet).blur(0.45 + chance.part() * 0.25);
  const jpeg = await (chance.is(0.5) ? picture.greyscale() : picture)
    .jpeg({ quality: chance.whole(68, 84) })
    .toBuffer();
  return { jpeg, width, height, placeOf: within(corners, width, height) };
}

const speckAt = ({ width, height }: Raster, x: number, y: number): [number, number] => {
  const at = (Math.floor(y * (height - 1)) * width + Math.floor(x * (width - 3))) * 3;
  return [at, at + 3];
};

// A phone photo: on a table, seen at an angle, lit from one side, a little soft.
export async function photographed(page: Raster, seed: string): Promise<Copy> {
  const chance = chanceOf('photograph', seed);
  const edge = 0.05 + chance.part() * 0.05;
  const [width, height] = [Math.round(page.width * (1 + 2 * edge)), Math.round(page.height * (1 + 2 * edge))];
  const wood = chance.among([
    [122, 88, 58],
    [70, 74, 80],
    [188, 178, 160],
  ] as const);
  const wave = 0.01 + chance.part() * 0.02;
  const table = plainGround(width, height, wood, (x, y) => 9 * Math.sin(y * wave + x * 0.002) + 4 * Math.sin(y * 0.31));
  const far = page.width * (0.012 + chance.part() * 0.028);
  const askew = turnedCorners(page.width, page.height, chance.spread(2.2), [page.width * edge, page.height * edge]);
  const corners = askew.map(([x, y], at) => {
    const inward = at === 0 || at === 3 ? 1 : -1;
    return [x + inward * (at < 2 ? far : 0) + chance.spread(far / 3), y + chance.spread(far / 2)] as const;
  }) as unknown as Corners;
  warp(page, table, corners);
  const [sideX, sideY, dark] = [chance.spread(1), chance.spread(1), 0.1 + chance.part() * 0.18];
  const warmth = 0.94 + chance.part() * 0.04;
  const grain = 3 + chance.part() * 4;
  light(
    table,
    (x, y) => warmth - dark * Math.max(0, 0.5 + (x - 0.5) * sideX + (y - 0.5) * sideY) ** 1.5,
    noiseOf(chance, grain),
  );
  const jpeg = await toSharp(table)
    .blur(0.5 + chance.part() * 0.45)
    .jpeg({ quality: chance.whole(70, 86) })
    .toBuffer();
  return { jpeg, width, height, placeOf: within(corners, width, height) };
}
