import { isDictionary, type PdfObjects, type Value } from './objects.ts';

export interface PageBox {
  readonly width: number; // points, as it is shown
  readonly height: number;
  readonly isTurned: boolean; // by its own entry, a quarter
}

const deepest = 60;

// What is shown of a page: its crop box, else its media box, from itself or from the nodes above it.
export function pageBox(objects: PdfObjects, reference: string): PageBox | undefined {
  const box = inherited(objects, reference, '/CropBox') ?? inherited(objects, reference, '/MediaBox');
  if (!Array.isArray(box) || box.length !== 4) return undefined;
  const numbers = box.map((each: Value) => objects.at(each));
  if (!numbers.every((each) => typeof each === 'number' && Number.isFinite(each))) return undefined;
  const [left, bottom, right, top] = numbers as [number, number, number, number];
  const [width, height] = [Math.abs(right - left), Math.abs(top - bottom)];
  const turn = inherited(objects, reference, '/Rotate');
  const isTurned = typeof turn === 'number' && turn % 180 !== 0;
  return isTurned ? { width: height, height: width, isTurned } : { width, height, isTurned };
}

function inherited(objects: PdfObjects, reference: string, key: string): Value | undefined {
  let node = objects.at(reference);
  for (let depth = 0; depth < deepest && isDictionary(node); depth++) {
    const found = objects.at(node[key]);
    if (found !== undefined && found !== null) return found;
    node = objects.at(node['/Parent']);
  }
  return undefined;
}
