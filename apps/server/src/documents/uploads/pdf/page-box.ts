import { isDictionary, type PdfObjects, type PdfValue } from './pdf-objects.ts';

export interface PageBox {
  readonly width: number; // points, as shown
  readonly height: number;
  readonly isTurned: boolean; // a quarter turn by its own /Rotate entry
}

const deepest = 60;

// The visible area: crop box, otherwise media box, possibly inherited from a parent node.
export function getPageBox(objects: PdfObjects, reference: string): PageBox | undefined {
  const box = inherited(objects, reference, '/CropBox') ?? inherited(objects, reference, '/MediaBox');
  if (!Array.isArray(box) || box.length !== 4) return undefined;
  const numbers = box.map((each: PdfValue) => objects.at(each));
  if (!numbers.every((each) => typeof each === 'number' && Number.isFinite(each))) return undefined;
  const [left, bottom, right, top] = numbers as [number, number, number, number];
  const [width, height] = [Math.abs(right - left), Math.abs(top - bottom)];
  const turn = inherited(objects, reference, '/Rotate');
  const isTurned = typeof turn === 'number' && turn % 180 !== 0;
  return isTurned ? { width: height, height: width, isTurned } : { width, height, isTurned };
}

function inherited(objects: PdfObjects, reference: string, key: string): PdfValue | undefined {
  let node = objects.at(reference);
  for (let depth = 0; depth < deepest && isDictionary(node); depth++) {
    const found = objects.at(node[key]);
    if (found !== undefined && found !== null) return found;
    node = objects.at(node['/Parent']);
  }
  return undefined;
}
