import { createHash } from 'node:crypto';
import type { DocumentCategory } from '@visawright/contract/document.ts';
import type { PageEvidence } from '@visawright/contract/evidence.ts';
import { categories } from '@visawright/forms/categories.ts';
import { getPaperKind, paperKindNames } from '@visawright/specimens/papers/kinds.ts';
import { paperSpecimen, type PaperRoute } from '@visawright/specimens/papers/paper-specimen.ts';
import { passportWishOf } from '@visawright/specimens/papers/person.ts';
import { passportSpecimen } from '@visawright/specimens/specimen.ts';
import type { PackagePaper, PaperPage } from '../../../apps/server/src/packages/build/package-input.ts';
import { renderUpload } from '../../../apps/server/src/uploads/render.ts';

export const person = 'package';

export interface SpecimenPaper {
  readonly paper: PackagePaper;
  readonly evidence: Readonly<Record<string, PageEvidence>>; // field of the paper → where it stands
}

type Place = { readonly page: number; readonly polygon: readonly (readonly [number, number])[] };
interface Drawn {
  readonly bytes: Buffer;
  readonly mediaType: 'application/pdf' | 'image/jpeg' | 'image/png';
  readonly pages: readonly PaperPage[];
  readonly values: Readonly<Record<string, string>>;
  readonly places: Readonly<Record<string, Place>>;
}

const routes: readonly PaperRoute[] = ['text', 'scan', 'photo'];
const drawn = new Map<string, Promise<SpecimenPaper>>();

// Text, scan and photo in turn; `n` draws another one of the same kind.
export function specimenPaper(kind: string, n = 0, route = routes[(paperKindNames.indexOf(kind) + 3 + n) % 3]!) {
  const name = `${kind} ${n} ${route}`;
  const known = drawn.get(name) ?? made(kind, n, route);
  drawn.set(name, known);
  return known;
}

async function made(kind: string, n: number, route: PaperRoute): Promise<SpecimenPaper> {
  const { bytes, mediaType, pages, values, places } =
    kind === 'Indian passport' ? await passport() : await paper(kind, n, route);
  const { category } = categories.find(({ kinds }) => kinds.some(({ name }) => name === kind))!;
  const docId = `${kind.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-${n}-${route}`;
  const fileName = `${docId}.${mediaType === 'application/pdf' ? 'pdf' : 'jpg'}`;
  const evidence = Object.entries(places).map(([field, place]) => [
    field,
    evidenceOf({ docId, fileName, category, kind, field, value: values[field] ?? '', place }),
  ]);
  return {
    paper: { docId, fileName, sha256: createHash('sha256').update(bytes).digest('hex'), pages },
    evidence: Object.fromEntries(evidence) as SpecimenPaper['evidence'],
  };
}

async function passport(): Promise<Drawn> {
  const wish = { ...passportWishOf(person), layout: 'monsoon', condition: 'photo', page: 'both' } as const;
  const { bytes, format, truth } = await passportSpecimen(wish);
  const mediaType = `image/${format}` as const;
  const [page] = await renderUpload(bytes, mediaType);
  const places = Object.fromEntries(
    Object.entries(truth.boxes).map(([field, polygon]) => [field, { page: 0, polygon }]),
  );
  return { bytes, mediaType, pages: [{ picture: page!.image }], values: truth.values, places };
}

async function paper(kind: string, n: number, as: PaperRoute): Promise<Drawn> {
  const { layouts } = await getPaperKind(kind);
  const layout = layouts[n % layouts.length]!.name;
  const { bytes, format, truth } = await paperSpecimen({
    kind,
    layout,
    as,
    seed: `${person}-${n}`,
    personSeed: person,
  });
  const mediaType = format === 'pdf' ? 'application/pdf' : (`image/${format}` as const);
  const { values, boxes: places } = truth;
  if (as === 'text') {
    const pages = Array.from({ length: truth.pages }, (_, at) => ({ original: bytes, n: at }));
    return { bytes, mediaType, pages, values, places };
  }
  const pages = (await renderUpload(bytes, mediaType)).map(({ image }) => ({ picture: image }));
  return { bytes, mediaType, pages, values, places };
}

interface EvidenceParts {
  docId: string;
  fileName: string;
  category: DocumentCategory;
  kind: string;
  field: string;
  value: string;
  place: Place;
}

const evidenceOf = ({ place, value, ...named }: EvidenceParts): PageEvidence => ({
  from: 'document',
  ...named,
  value,
  raw: value,
  outcome: 'accept',
  isConfirmed: true,
  pageUid: `${named.docId}-${place.page}`,
  pageIndex: place.page,
  polygon: place.polygon.map(([x, y]) => [x, y]),
});
