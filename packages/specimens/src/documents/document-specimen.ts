import type { Condition } from '../degrade/conditions.ts';
import type { Degraded } from '../degrade/degradation.ts';
import { applyAll, product, scaling, type Homography } from '../degrade/homography.ts';
import type { Raster } from '../degrade/raster.ts';
import { layoutSeed } from '../layout-seed.ts';
import { randomOf } from '../random.ts';
import { flatScan } from './printing/flat-scan.ts';
import { getSpecimenKind } from './specimen-kinds.ts';
import { layoutOf } from './layout-of.ts';
import { pagePictures, withPassword } from './printing/pdf-tools.ts';
import type { DocumentFacts } from './document-specimen-kind.types.ts';
import { documentTruth, type DocumentTruth } from './document-truth.ts';
import { penFor } from './printing/pen.ts';
import { personOf } from './facts/person.ts';
import { phonePhoto } from './printing/phone-photo.ts';
import { encoded, picturesPdf } from './printing/picture-files.ts';
import { printDocument, type FieldRegion, type PrintedDocument } from './printing/press.ts';

export type DocumentRoute = 'text' | 'scan' | 'photo';
export interface DocumentSpecimenOptions {
  kind: string;
  layout: string;
  seed: string | number;
  as: DocumentRoute;
  condition?: Condition; // of a photo
  password?: string; // of a PDF
  single?: boolean; // a scan of one page as JPEG, without a PDF around it
  personSeed?: string | number; // for several documents of one person
}
export interface DocumentSpecimen {
  bytes: Buffer;
  format: 'pdf' | 'jpeg' | 'png';
  truth: DocumentTruth;
}

// Pixels of the page → 0..1 of the picture, as EXIF turns it upright.
export function toPicture(page: Raster, { image, homography, orientation = 1 }: Degraded): Homography {
  const [width, height] = orientation > 4 ? [image.height, image.width] : [image.width, image.height];
  return product(scaling(1 / width, 1 / height), homography, scaling(page.width, page.height));
}

export function followed(
  places: PrintedDocument['places'],
  by: (page: number) => Homography | undefined,
): PrintedDocument['places'] {
  const out: PrintedDocument['places'] = {};
  for (const [field, list] of Object.entries(places)) {
    const moved = list.flatMap(({ page, polygon }): FieldRegion[] => {
      const matrix = by(page);
      const round = (value: number) => Number(value.toFixed(5));
      return matrix ? [{ page, polygon: applyAll(matrix, polygon).map(([x, y]) => [round(x), round(y)]) }] : [];
    });
    if (moved.length > 0) out[field] = moved;
  }
  return out;
}

async function scanned(
  printed: PrintedDocument,
  options: DocumentSpecimenOptions,
): Promise<{ bytes: Buffer; format: 'pdf' | 'jpeg'; places: PrintedDocument['places'] }> {
  const random = randomOf('scan', options.kind, layoutSeed(options.layout), options.seed);
  const pages = await pagePictures(printed.pdf, random.pick([150, 170, 200]));
  const taken: Degraded[] = [];
  for (const page of pages) taken.push(await flatScan(page, random));
  const places = followed(printed.places, (at) => toPicture(pages[at]!, taken[at]!));
  if (options.single && taken.length === 1) return { bytes: await encoded(taken[0]!), format: 'jpeg', places };
  return { bytes: await picturesPdf(taken), format: 'pdf', places };
}

async function photographed(printed: PrintedDocument, options: DocumentSpecimenOptions) {
  const random = randomOf(
    'photo',
    options.condition ?? 'photo',
    options.kind,
    layoutSeed(options.layout),
    options.seed,
  );
  const [page] = await pagePictures(printed.pdf, 220, true);
  const taken = await phonePhoto(options.condition)(page!, random);
  const places = followed(printed.places, (at) => (at === 0 ? toPicture(page!, taken) : undefined));
  return { bytes: await encoded(taken), format: 'jpeg' as const, places };
}

export async function documentSpecimen(options: DocumentSpecimenOptions): Promise<DocumentSpecimen> {
  const kind = await getSpecimenKind(options.kind);
  const layout = await layoutOf(kind, options.layout);
  const person = personOf(options.personSeed ?? options.seed);
  const facts: DocumentFacts = kind.facts(randomOf('facts', kind.kind, options.seed), person);
  const pen = penFor(facts, randomOf('look', kind.kind, layoutSeed(layout.name), options.seed));
  const printed = await printDocument(layout.draw(facts, pen));
  const truth = (places: PrintedDocument['places'], pages: number) =>
    documentTruth({
      category: kind.category,
      kind: kind.kind,
      layout: layout.name,
      facts,
      person,
      places,
      pages,
      of: printed.pages,
    });
  if (options.as === 'photo') {
    const { bytes, format, places } = await photographed(printed, options);
    return { bytes, format, truth: truth(places, 1) };
  }
  const { bytes, format, places } =
    options.as === 'scan'
      ? await scanned(printed, options)
      : { bytes: printed.pdf, format: 'pdf' as const, places: printed.places };
  const locked = options.password && format === 'pdf' ? await withPassword(bytes, options.password) : bytes;
  return { bytes: locked, format, truth: truth(places, printed.pages) };
}
