import { PDFDocument } from '@cantoo/pdf-lib';
import type { Condition } from '../degrade/conditions.ts';
import type { Degraded } from '../degrade/degradation.ts';
import { applyAll, product, scaling, type Homography } from '../degrade/homography.ts';
import { sharpOf, type Raster } from '../degrade/raster.ts';
import { randomOf } from '../random.ts';
import { flatScan } from './flat-scan.ts';
import { getPaperKind } from './kinds.ts';
import { layoutOf } from './layout-of.ts';
import { pagePictures, withPassword } from './pdf-tools.ts';
import type { PaperFacts } from './paper-kind.types.ts';
import { paperTruth, type PaperTruth } from './paper-truth.ts';
import { penFor } from './pen.ts';
import { personOf } from './person.ts';
import { phonePhoto } from './phone-photo.ts';
import { print, type FieldPlace, type Print } from './press.ts';

export type PaperRoute = 'text' | 'scan' | 'photo';
export interface PaperWish {
  kind: string;
  layout: string; // 'apart': the one set apart
  seed: string | number;
  as: PaperRoute;
  condition?: Condition; // of a photo
  password?: string; // of a PDF
  single?: boolean; // a scan of one page as JPEG, without a PDF around it
  personSeed?: string | number; // several papers of one person
}
export interface PaperSpecimen {
  bytes: Buffer;
  format: 'pdf' | 'jpeg' | 'png';
  truth: PaperTruth;
}

const a4 = [595.28, 841.89] as const;

export const encoded = ({ image, jpegQuality = 90, orientation }: Degraded): Promise<Buffer> =>
  sharpOf(image)
    .withMetadata({ density: 200, ...(orientation && { orientation }) })
    .jpeg({ quality: jpegQuality })
    .toBuffer();

// Pixels of the page → 0..1 of the picture, as EXIF turns it upright.
export function toPicture(page: Raster, { image, homography, orientation = 1 }: Degraded): Homography {
  const [width, height] = orientation > 4 ? [image.height, image.width] : [image.width, image.height];
  return product(scaling(1 / width, 1 / height), homography, scaling(page.width, page.height));
}

export function followed(places: Print['places'], by: (page: number) => Homography | undefined): Print['places'] {
  const out: Print['places'] = {};
  for (const [field, list] of Object.entries(places)) {
    const kept = list.flatMap(({ page, polygon }): FieldPlace[] => {
      const matrix = by(page);
      const round = (value: number) => Number(value.toFixed(5));
      return matrix ? [{ page, polygon: applyAll(matrix, polygon).map(([x, y]) => [round(x), round(y)]) }] : [];
    });
    if (kept.length > 0) out[field] = kept;
  }
  return out;
}

async function picturesPdf(pages: readonly Degraded[]): Promise<Buffer> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  for (const page of pages) {
    const picture = await pdf.embedJpg(await encoded(page));
    pdf.addPage([...a4]).drawImage(picture, { x: 0, y: 0, width: a4[0], height: a4[1] });
  }
  return Buffer.from(await pdf.save());
}

async function scanned(
  printed: Print,
  wish: PaperWish,
): Promise<{ bytes: Buffer; format: 'pdf' | 'jpeg'; places: Print['places'] }> {
  // prettier-ignore
  const random = randomOf('scan', wish.kind, wish.layout, wish.seed);
  const pages = await pagePictures(printed.pdf, random.pick([150, 170, 200]));
  const taken: Degraded[] = [];
  for (const page of pages) taken.push(await flatScan(page, random));
  const places = followed(printed.places, (at) => toPicture(pages[at]!, taken[at]!));
  if (wish.single && taken.length === 1) return { bytes: await encoded(taken[0]!), format: 'jpeg', places };
  return { bytes: await picturesPdf(taken), format: 'pdf', places };
}

async function photographed(printed: Print, wish: PaperWish) {
  const random = randomOf('photo', wish.condition ?? 'photo', wish.kind, wish.layout, wish.seed);
  const [page] = await pagePictures(printed.pdf, 220, true);
  const taken = await phonePhoto(wish.condition)(page!, random);
  const places = followed(printed.places, (at) => (at === 0 ? toPicture(page!, taken) : undefined));
  return { bytes: await encoded(taken), format: 'jpeg' as const, places };
}

export async function paperSpecimen(wish: PaperWish): Promise<PaperSpecimen> {
  const kind = await getPaperKind(wish.kind);
  const layout = await layoutOf(kind, wish.layout);
  const person = personOf(wish.personSeed ?? wish.seed);
  const facts: PaperFacts = kind.facts(randomOf('facts', kind.kind, wish.seed), person);
  const pen = penFor(facts, randomOf('look', kind.kind, layout.name, wish.seed));
  const printed = await print(layout.draw(facts, pen));
  const truth = (places: Print['places'], pages: number) =>
    paperTruth({ category: kind.category, kind: kind.kind, layout: layout.name, facts, person, places, pages, of: printed.pages }); // prettier-ignore
  if (wish.as === 'photo') {
    const { bytes, format, places } = await photographed(printed, wish);
    return { bytes, format, truth: truth(places, 1) };
  }
  const { bytes, format, places } =
    wish.as === 'scan' ? await scanned(printed, wish) : { bytes: printed.pdf, format: 'pdf' as const, places: printed.places }; // prettier-ignore
  const locked = wish.password && format === 'pdf' ? await withPassword(bytes, wish.password) : bytes;
  return { bytes: locked, format, truth: truth(places, printed.pages) };
}
