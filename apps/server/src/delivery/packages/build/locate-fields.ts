import type { PageEvidence } from '@visawright/contract/documents/evidence.ts';
import type { Manifest, ManifestEvidence } from '@visawright/contract/delivery/manifest.ts';
import { homographyOf, mapPolygon } from '@visawright/contract/documents/page-geometry.ts';
import sharp from 'sharp';
import { fitOnA4 } from '../../../documents/pages/compose-pdf.ts';
import type { BuiltFile } from './files/built-file.ts';
import type { PackageInput, PackagePage } from './package-input.ts';

// Where each answer of the form can be found in the package. A document used for two items is located in the first.
export async function locateFields(
  input: Pick<PackageInput, 'sources'>,
  made: readonly BuiltFile[],
): Promise<Manifest['fields']> {
  const fields: Record<string, readonly ManifestEvidence[]> = {};
  for (const field of Object.keys(input.sources).toSorted()) {
    const places: ManifestEvidence[] = [];
    for (const source of input.sources[field]!) {
      const place = await locateSource(source, made);
      if (place) places.push(place);
    }
    if (places.length > 0) fields[field] = places;
  }
  return fields;
}

async function locateSource(source: PageEvidence, made: readonly BuiltFile[]): Promise<ManifestEvidence | undefined> {
  for (const { file, documents } of made) {
    let before = 0;
    for (const document of documents) {
      const page = document.docId === source.docId ? document.pages[source.pageIndex] : undefined;
      if (page)
        return {
          file: file.name,
          page: before + source.pageIndex + 1,
          polygon: await polygonOn(page, source.polygon, file.mediaType === 'application/pdf'),
          document: document.sha256,
        };
      before += document.pages.length;
    }
  }
  return undefined;
}

type Point = [number, number]; // shares of the page's width and height
const rounded = (value: number) => Math.round(value * 1e5) / 1e5;

// A picture is placed on its sheet with a margin.
async function polygonOn(page: PackagePage, polygon: PageEvidence['polygon'], isOnSheet: boolean): Promise<Point[]> {
  const shown = mapPolygon(homographyOf(page.operations ?? []), polygon);
  if (!('picture' in page) || !isOnSheet) return shown.map(([x, y]) => [rounded(x), rounded(y)]);
  const { width, height } = await sharp(page.picture).metadata();
  const { sheet, box } = fitOnA4({ width, height });
  const top = sheet.height - box.y - box.height;
  return shown.map(([x, y]) => [
    rounded((box.x + x * box.width) / sheet.width),
    rounded((top + y * box.height) / sheet.height),
  ]);
}
