import type { DocumentValue, ExtractedDocument } from '@visawright/contract/documents/document.ts';
import { homographyOf, mapPolygon } from '@visawright/contract/documents/page-geometry.ts';
import { isSeen } from '@visawright/contract/documents/polygon.ts';
import { rasterOf, readsAs } from './read-box.ts';
import type { Stage } from './stage.ts';

export interface CheckedBoxes {
  readonly covered: number;
  readonly gone: number; // values that are no longer on any page
  readonly wrong: readonly { readonly field: string; readonly raw: string; readonly alike: number }[];
}

const enough = 0.6;

// Checks every value of a document: maps its box into the displayed picture, cuts it out and reads it.
export async function checkBoxes(stage: Stage, document: ExtractedDocument['documentData']): Promise<CheckedBoxes> {
  const here = document.values.filter(({ pageIndex }) => pageIndex >= 0);
  const wrong: CheckedBoxes['wrong'][number][] = [];
  for (const { pageIndex, operations, imageUrl } of document.pages) {
    const values = here.filter((value) => value.pageIndex === pageIndex);
    if (values.length === 0) continue;
    const raster = await rasterOf(await stage.picture(imageUrl));
    const homography = homographyOf(operations);
    for (const value of values) {
      const box = mapPolygon(homography, value.polygon);
      const score = isSeen(box) ? await readsAs(raster, box, textOf(value)) : 0;
      if (score < enough) wrong.push({ field: value.field, raw: value.raw, alike: Math.round(score * 100) / 100 });
    }
  }
  return { covered: here.length - wrong.length, gone: document.values.length - here.length, wrong };
}

const textOf = ({ raw, readValue }: DocumentValue) => (raw === '' ? readValue : raw);
