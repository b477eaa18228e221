import { createHash } from 'node:crypto';
import type { DocumentCategory } from '@visawright/contract/documents/document-facts.ts';
import type { PageEvidence } from '@visawright/contract/documents/evidence.ts';
import { categories } from '@visawright/forms/documents/categories.ts';
import { getSpecimenKind, specimenKindNames } from '@visawright/specimens/documents/specimen-kinds.ts';
import { documentSpecimen, type DocumentRoute } from '@visawright/specimens/documents/document-specimen.ts';
import { passportOptionsOf } from '@visawright/specimens/documents/facts/person.ts';
import { passportSpecimen } from '@visawright/specimens/passport-specimen.ts';
import { renderUpload, type PackageDocument, type PackagePage } from '@visawright/server/processing.ts';

export const person = 'package';

export interface SpecimenDocument {
  readonly document: PackageDocument;
  readonly evidence: Readonly<Record<string, PageEvidence>>; // field of the document → where it is printed
}

type PageRegion = { readonly page: number; readonly polygon: readonly (readonly [number, number])[] };
interface Drawn {
  readonly bytes: Buffer;
  readonly mediaType: 'application/pdf' | 'image/jpeg' | 'image/png';
  readonly pages: readonly PackagePage[];
  readonly values: Readonly<Record<string, string>>;
  readonly regions: Readonly<Record<string, PageRegion>>;
}

const routes: readonly DocumentRoute[] = ['text', 'scan', 'photo'];
const drawn = new Map<string, Promise<SpecimenDocument>>();

// Text, scan and photo alternate; `n` draws another document of the same kind.
export function specimenDocument(kind: string, n = 0, route = routes[(specimenKindNames.indexOf(kind) + 3 + n) % 3]!) {
  const name = `${kind} ${n} ${route}`;
  const known = drawn.get(name) ?? drawSpecimen(kind, n, route);
  drawn.set(name, known);
  return known;
}

async function drawSpecimen(kind: string, n: number, route: DocumentRoute): Promise<SpecimenDocument> {
  const { bytes, mediaType, pages, values, regions } =
    kind === 'Indian passport' ? await passport() : await document(kind, n, route);
  const { category } = categories.find(({ kinds }) => kinds.some(({ name }) => name === kind))!;
  const docId = `${kind.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-${n}-${route}`;
  const fileName = `${docId}.${mediaType === 'application/pdf' ? 'pdf' : 'jpg'}`;
  const evidence = Object.entries(regions).map(([field, region]) => [
    field,
    evidenceOf({ docId, fileName, category, kind, field, value: values[field] ?? '', region }),
  ]);
  return {
    document: { docId, fileName, sha256: createHash('sha256').update(bytes).digest('hex'), pages },
    evidence: Object.fromEntries(evidence) as SpecimenDocument['evidence'],
  };
}

async function passport(): Promise<Drawn> {
  const options = { ...passportOptionsOf(person), layout: 'monsoon', condition: 'photo', page: 'both' } as const;
  const { bytes, format, truth } = await passportSpecimen(options);
  const mediaType = `image/${format}` as const;
  const [page] = await renderUpload(bytes, mediaType);
  const regions = Object.fromEntries(
    Object.entries(truth.boxes).map(([field, polygon]) => [field, { page: 0, polygon }]),
  );
  return { bytes, mediaType, pages: [{ picture: page!.image }], values: truth.values, regions };
}

async function document(kind: string, n: number, as: DocumentRoute): Promise<Drawn> {
  const { layouts } = await getSpecimenKind(kind);
  const layout = layouts[n % layouts.length]!.name;
  const { bytes, format, truth } = await documentSpecimen({
    kind,
    layout,
    as,
    seed: `${person}-${n}`,
    personSeed: person,
  });
  const mediaType = format === 'pdf' ? 'application/pdf' : (`image/${format}` as const);
  const { values, boxes: regions } = truth;
  if (as === 'text') {
    const pages = Array.from({ length: truth.pages }, (_, at) => ({ original: bytes, n: at }));
    return { bytes, mediaType, pages, values, regions };
  }
  const pages = (await renderUpload(bytes, mediaType)).map(({ image }) => ({ picture: image }));
  return { bytes, mediaType, pages, values, regions };
}

interface EvidenceParts {
  docId: string;
  fileName: string;
  category: DocumentCategory;
  kind: string;
  field: string;
  value: string;
  region: PageRegion;
}

const evidenceOf = ({ region, value, ...named }: EvidenceParts): PageEvidence => ({
  from: 'document',
  ...named,
  value,
  raw: value,
  outcome: 'accept',
  isConfirmed: true,
  pageUid: `${named.docId}-${region.page}`,
  pageIndex: region.page,
  polygon: region.polygon.map(([x, y]) => [x, y]),
});
