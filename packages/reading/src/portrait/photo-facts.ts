import type { Polygon } from '@visawright/contract/documents/document.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

// Measurements of a portrait, coordinates in pixels of the upright original page. Null: not measured.
export interface PhotoFacts {
  readonly size: PictureSize;
  readonly faces: number;
  readonly head: HeadFacts | null;
  readonly tilt: number | null; // degrees, clockwise, as the page is shown
  readonly turned: number | null; // degrees, to either side
  readonly eyesOpen: boolean | null;
  readonly sharpness: number | null;
  readonly tone: readonly [red: number, green: number, blue: number] | null; // of the background
  readonly pattern: number | null; // 0..100: share of the background that is covered by something else
  readonly shadow: number | null; // 0..100: how much darker the background is in places
  readonly shade: number | null; // 0..100: how much darker one half of the face is
  readonly glare: number | null; // 0..100: overexposed share of the eye area
}

export interface HeadFacts {
  readonly crown: Spot;
  readonly chin: Spot;
  readonly eyes: Spot; // between both
  readonly isWhole: boolean; // its top is in the picture
}

// A stored value of a reading: coordinates are fractions of the upright original page.
export interface FactValue {
  readonly field: string;
  readonly value: string;
  readonly raw: string;
  readonly polygon: Polygon;
}

const usual = 2.05; // the whole head to the part from the eyes to the chin

export function photoFactsOf(values: readonly FactValue[], size: PictureSize): PhotoFacts {
  const find = (field: string) => values.find((value) => value.field === field);
  const number = (field: string): number | null => {
    const text = find(field)?.value;
    return text === undefined || text === '' || !Number.isFinite(Number(text)) ? null : Number(text);
  };
  const rgb = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(find('backgroundColour')?.raw ?? '');
  const open = find('eyesOpen')?.value;
  return {
    size,
    faces: number('faceCount') ?? 0,
    head: headOf(find, number, size),
    tilt: number('tilt'),
    turned: number('turned'),
    eyesOpen: open === undefined ? null : open === 'true',
    sharpness: number('sharpness'),
    tone: rgb ? [Number(rgb[1]), Number(rgb[2]), Number(rgb[3])] : null,
    pattern: number('backgroundPattern'),
    shadow: number('shadow'),
    shade: number('faceShade'),
    glare: number('glare'),
  };
}

type Find = (field: string) => FactValue | undefined;

function headOf(find: Find, number: (field: string) => number | null, size: PictureSize): HeadFacts | null {
  const middle = (field: string): Spot | null => {
    const [from, to] = find(field)?.polygon ?? [];
    return from && to ? { x: ((from[0] + to[0]) / 2) * size.width, y: ((from[1] + to[1]) / 2) * size.height } : null;
  };
  const [crown, chin, eyes] = [middle('crown'), middle('chin'), middle('eyeLine')];
  if (crown && chin && eyes) return { crown, chin, eyes, isWhole: find('crown')!.raw !== 'cut' };
  return reckoned(find, number, size);
}

// Older readings without separate crown and chin: accurate enough for placing the frame, upright pages only.
function reckoned(
  find: Find,
  number: (field: string) => number | null,
  { width, height }: PictureSize,
): HeadFacts | null {
  const [head, line, box] = [number('headHeightPercent'), number('eyeLine'), find('faceCount')?.polygon];
  if (head === null || line === null || !box || box.length < 2) return null;
  const x = ((box[0]![0] + box[1]![0]) / 2) * width;
  const [eyes, long] = [(1 - line / 100) * height, (head / 100) * height];
  const chin = eyes + long / usual;
  return { crown: { x, y: chin - long }, chin: { x, y: chin }, eyes: { x, y: eyes }, isWhole: true };
}
