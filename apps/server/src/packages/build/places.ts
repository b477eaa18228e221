import type { PageEvidence } from '@visawright/contract/evidence.ts';
import type { Manifest, ManifestPlace } from '@visawright/contract/manifest.ts';
import { homographyOf, mapPolygon } from '@visawright/contract/page-geometry.ts';
import sharp from 'sharp';
import { placeOnA4 } from '../../pages/compose-pdf.ts';
import type { MadeFile } from './made-file.ts';
import type { PackageInput, PaperPage } from './package-input.ts';

// Where each answer of the form can be seen in the package; of a paper that serves two items, in the first.
export async function placesOf(
  input: Pick<PackageInput, 'sources'>,
  made: readonly MadeFile[],
): Promise<Manifest['fields']> {
  const fields: Record<string, readonly ManifestPlace[]> = {};
  for (const field of Object.keys(input.sources).toSorted()) {
    const places: ManifestPlace[] = [];
    for (const source of input.sources[field]!) {
      const place = await placeOf(source, made);
      if (place) places.push(place);
    }
    if (places.length > 0) fields[field] = places;
  }
  return fields;
}

async function placeOf(source: PageEvidence, made: readonly MadeFile[]): Promise<ManifestPlace | undefined> {
  for (const { file, papers } of made) {
    let before = 0;
    for (const paper of papers) {
      const page = paper.docId === source.docId ? paper.pages[source.pageIndex] : undefined;
      if (page)
        return {
          file: file.name,
          page: before + source.pageIndex + 1,
          polygon: await polygonOn(page, source.polygon, file.mediaType === 'application/pdf'),
          paper: paper.sha256,
        };
      before += paper.pages.length;
    }
  }
  return undefined;
}

type Share = [number, number];
const rounded = (value: number) => Math.round(value * 1e5) / 1e5;

// The picture as it is shown lies on its sheet with a margin around it.
async function polygonOn(page: PaperPage, polygon: PageEvidence['polygon'], isOnSheet: boolean): Promise<Share[]> {
  const shown = mapPolygon(homographyOf(page.operations ?? []), polygon);
  if (!('picture' in page) || !isOnSheet) return shown.map(([x, y]) => [rounded(x), rounded(y)]);
  const { width, height } = await sharp(page.picture).metadata();
  const { sheet, box } = placeOnA4({ width, height });
  const top = sheet.height - box.y - box.height;
  return shown.map(([x, y]) => [
    rounded((box.x + x * box.width) / sheet.width),
    rounded((top + y * box.height) / sheet.height),
  ]);
}
